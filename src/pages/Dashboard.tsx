import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { readUser } from '../../dataProvider/session';
import { useMenuEntries } from '../layout/Sidebar';
import { iconOf } from '../views/icons';
import { PageHeader } from '../views/PageHeader';

/** Where staff arrive: a way into everything there is. */
export function Dashboard() {
  const translate = useTranslate();
  const entries = useMenuEntries();
  const name = readUser()?.displayName;
  return (
    <>
      <PageHeader title={translate('app.dashboard.title')} />
      <Typography sx={{ mb: 2 }} dir="auto">
        {name && `${translate('app.dashboard.welcome', { name })}. `}
        {translate('app.dashboard.intro')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        {entries.map(({ to, icon, text }) => {
          const Icon = iconOf(icon);
          return (
            <Card key={to} variant="outlined">
              <CardActionArea component={LinkBase} to={to}>
                <CardContent sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
                  <Icon color="primary" />
                  <Typography component="h2" variant="subtitle1">
                    {text}
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
