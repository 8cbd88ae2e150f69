import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { CheckedInput } from '../../../src/frame/kinds/inputs';
import { useOnTyped } from '../../../src/frame/kinds/useOnTyped';
import { emptyTaxCategory, taxPercentages } from '../taxCategories';
import { Group } from './Group';

const several = 'taxDetails.isMultipleTax';
const source = 'taxDetails.taxCategories';

/** The shop's tax, and its categories where there are several. */
export default function TaxDetails() {
  const { getValues, setValue } = useFormContext();
  const isMultiple = useWatch({ name: several }) === true;
  useOnTyped(typed => {
    // Switched on, there is a row to begin with; one that staff remove again stays away.
    const stored: unknown = getValues(source);
    const isEmpty = !Array.isArray(stored) || !stored.length;
    if (typed === several && getValues(several) === true && isEmpty) setValue(source, [emptyTaxCategory], { shouldDirty: true });
  });
  return (
    <>
      <Group of="taxDetails." />
      {isMultiple && (
        <Group title="taxCategories">
          <Categories />
        </Group>
      )}
    </>
  );
}

function Categories() {
  const translate = useTranslate();
  const { fields, append, remove } = useFieldArray({ name: source });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {fields.map(({ id }, row) => (
        <Box
          key={id}
          role="group"
          aria-label={translate('resources.settings.taxCategory', { number: row + 1 })}
          sx={{ display: 'flex', gap: 1.5, width: '100%', maxWidth: 640 }}
        >
          <Box sx={{ flex: 2 }}>
            <CheckedInput
              field={{ source: `${source}.${row}.name`, kind: 'text' }}
              label={translate('resources.settings.taxName')}
              page="edit"
              readOnly={false}
            />
          </Box>
          <Box sx={{ flex: 1 }}>
            <CheckedInput
              field={{ source: `${source}.${row}.percentage`, kind: 'percent', ...taxPercentages }}
              label={translate('resources.settings.taxPercentage')}
              page="edit"
              readOnly={false}
            />
          </Box>
          <IconButton onClick={() => remove(row)} aria-label={translate('app.actions.remove', { name: `${row + 1}` })}>
            <Close />
          </IconButton>
        </Box>
      ))}
      <Button size="small" onClick={() => append(emptyTaxCategory)}>
        {translate('resources.settings.addTaxCategory')}
      </Button>
    </Box>
  );
}
