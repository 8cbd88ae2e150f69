import { Box, Button, TextField, Typography } from '@mui/material';
import { useContext, useEffect, useRef } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { idOf } from '#dataProvider/wire.ts';
import { type Page, type RecordOf, recordsIn, textId, valueAt } from '#define';
import { useField } from '#frame/context/resourcesContext.ts';
import { Section } from '#frame/form/Sections.tsx';
import { imageUrl, placeholderImage } from '#frame/format/imageFiles.ts';
import { nameOf } from '#frame/format/texts.ts';
import { InputGrid, Inputs } from '#frame/inputs/InputGrid.tsx';
import { FieldInput } from '#frame/inputs/inputs.tsx';
import { InputsContext } from '#frame/inputs/inputsContext.ts';
import { ErrorState } from '#frame/ui/ErrorState.tsx';
import { Loading } from '#frame/ui/Loading.tsx';
import type { products } from '#resources/products/products.ts';
import { rawMasterOf, sizesOfMaster } from './master';

type Product = RecordOf<typeof products>;

/** The form of a shop product. Shop and master are chosen once, when it is created; prices and stock are edited by size. */
export default function ShopProductForm({ page }: { page: Page }) {
  const isNew = page === 'create';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Section title="product">
        <InputGrid>
          {!isNew && <MasterText field="name" />}
          <FieldInput source="shop" page={page} />
          {isNew ? <FieldInput source="masterProduct" page={page} /> : <MasterText field="masterProduct" />}
          <FieldInput source="customID" page={page} />
          <FieldInput source="isFeatured" page={page} />
        </InputGrid>
      </Section>
      {isNew && <ChosenMaster />}
      <Section title="sizes">
        <Inputs isTitled page={page} fields={[useField('sizes')]} />
      </Section>
    </Box>
  );
}

/** The master product, read-only. */
function MasterText({ field }: { field: 'name' | 'masterProduct' }) {
  const translate = useTranslate();
  const { getValues } = useFormContext();
  const raw = rawMasterOf(getValues());
  const isId = typeof raw === 'string' && raw !== '';
  const { data } = useGetOne<Product>('products', { id: isId ? raw : '' }, { enabled: isId });
  const name = nameOf(isId ? (data ?? raw) : raw);
  return (
    <TextField
      className="read-only"
      label={translate(`resources.shopproducts.fields.${field}`)}
      value={name}
      slotProps={{ htmlInput: { readOnly: true, dir: 'auto' } }}
    />
  );
}

/** The chosen master product. Its sizes are copied into the form. */
function ChosenMaster() {
  const translate = useTranslate();
  const chosen: unknown = useWatch({ name: 'masterProduct' });
  const id = textId(idOf(chosen)) ?? '';
  const { setValue, getValues } = useFormContext();
  const { data: master, error, isFetching, refetch } = useGetOne<Product>('products', { id }, { enabled: id !== '' });
  const copiedFrom = useRef('');
  useEffect(() => {
    // Sizes of the previous master are removed.
    if (copiedFrom.current && copiedFrom.current !== id) setValue('sizes', [], { shouldDirty: true });
    if (copiedFrom.current !== id) copiedFrom.current = '';
  }, [id, setValue]);
  useEffect(() => {
    // Until the details arrive, the product is the row of the list it was chosen from, which may lack sizes.
    if (!master || isFetching || error || copiedFrom.current === master.id || master.id !== id) return;
    copiedFrom.current = master.id;
    // Sizes restored after a sign-in already have prices and stock.
    if (!recordsIn(getValues('sizes')).length) setValue('sizes', sizesOfMaster(master), { shouldDirty: true });
  }, [master, isFetching, error, id, setValue, getValues]);
  const { waitFor } = useContext(InputsContext);
  const settle = useRef<(accepted: boolean) => void>(undefined);
  useEffect(() => {
    // A form that is submitted before the details arrive waits. This effect comes after the one that copies the sizes, so they are sent.
    if (isFetching && !settle.current) {
      waitFor(
        new Promise(resolve => {
          settle.current = resolve;
        }),
      );
    } else if (!isFetching) {
      settle.current?.(!error);
      settle.current = undefined;
    }
  }, [isFetching, error, waitFor]);
  if (!id) return null;
  if (error) return <ErrorState title={translate('app.errors.recordTitle')} error={error} onRetry={() => void refetch()} />;
  if (!master) return <Loading />;
  return (
    <Section title="master">
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Box
          component="img"
          src={imageUrl(master.images) ?? placeholderImage()}
          alt=""
          sx={{ width: 96, height: 96, objectFit: 'cover', borderRadius: 1, flex: 'none' }}
        />
        <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography dir="auto" sx={{ fontWeight: 600 }}>
            {nameOf(master)}
          </Typography>
          <Typography variant="body2" dir="auto">
            {nameOf(master.primaryLang?.description ?? valueAt(master, 'description'))}
          </Typography>
          <Typography variant="body2" dir="auto" sx={{ color: 'text.secondary' }}>
            {[nameOf(master.category), nameOf(master.color)].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      </Box>
      <Button
        variant="outlined"
        size="small"
        disabled={isFetching}
        sx={{ mt: 2 }}
        onClick={() => setValue('sizes', sizesOfMaster(master), { shouldDirty: true })}
      >
        {translate('resources.shopproducts.getSizes')}
      </Button>
    </Section>
  );
}
