import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material';
import { useContext } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { readUser } from '../../dataProvider/session';
import { Resources } from '../kinds/resources';
import { iconOf } from '../views/icons';
import { PageHeader } from '../views/PageHeader';

/** Where staff arrive: a way into everything there is. */
export function Dashboard() {
  const translate = useTranslate();
  const resources = useContext(Resources).filter(({ menu }) => menu);
  const name = readUser()?.displayName;
  return (
    <>
      <PageHeader title={translate('app.dashboard.title')} />
      <Typography sx={{ mb: 2 }} dir="auto">
        {name && `${translate('app.dashboard.welcome', { name })}. `}
        {translate('app.dashboard.intro')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        {resources.map(({ name, icon }) => {
          const Icon = iconOf(icon);
          return (
            <Card key={name} variant="outlined">
              <CardActionArea component={LinkBase} to={`/${name}`}>
                <CardContent sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
                  <Icon color="primary" />
                  <Typography component="h2" variant="subtitle1">
                    {translate(`resources.${name}.name`, { smart_count: 2, _: name })}
                  </Typography>
                </CardContent>
              </CardActionArea>
            </Card>
          );
        })}
      </Box>
    </>
  );
}
