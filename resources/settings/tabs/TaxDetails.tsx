import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { CheckedInput } from '../../../src/kinds/inputs';
import { valueAt } from '../../define';
import { Group } from './Group';

/** The row to begin with (part 2, section 3, Settings). */
const emptyRow = { name: '', percentage: 0 };

const source = 'taxDetails.taxCategories';

/** The shop's tax, and its categories where there are several. */
export default function TaxDetails() {
  const isMultiple = useWatch({ name: 'taxDetails.isMultipleTax' }) === true;
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
  const { dirtyFields } = useFormState();
  const isNew = fields.length === 0 && valueAt(dirtyFields, 'taxDetails.isMultipleTax') === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a row that staff remove again stays away
  useEffect(() => {
    // Several categories have just been switched on, and there is none yet.
    if (isNew) append(emptyRow, { shouldFocus: false });
  }, []);
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
              field={{ source: `${source}.${row}.percentage`, kind: 'percent', min: 0, max: 100 }}
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
      <Button size="small" onClick={() => append(emptyRow)}>
        {translate('resources.settings.addTaxCategory')}
      </Button>
    </Box>
  );
}
