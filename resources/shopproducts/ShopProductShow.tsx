import { Box, Card, CardContent, Rating, Typography } from '@mui/material';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { idOf } from '#dataProvider/wire.ts';
import { asNumber, type RecordOf, recordsIn, textId, valueAt } from '#define';
import { DefinitionList, FieldShown, Line } from '#frame/fields/FieldShown.tsx';
import { fieldComponents } from '#frame/fields/fieldComponents.tsx';
import { MoneyField } from '#frame/fields/fields.tsx';
import { useWholeRecord } from '#frame/fields/useChoices.ts';
import { nameOf } from '#frame/format/texts.ts';
import { useMetaDescription } from '#frame/page/useMetaDescription.ts';
import { Gallery } from '#frame/ui/Gallery.tsx';
import { PlainTable } from '#frame/ui/PlainTable.tsx';
import { TitledCard } from '#frame/ui/TitledCard.tsx';
import { specs as specsFields } from '#resources/products/specs.ts';
import { descriptionOf, type Master, masterOf, rawMasterOf } from './master';
import type { shopproducts } from './shopproducts';

type ShopProduct = RecordOf<typeof shopproducts>;

/** A shop product: images, shop, master product, sizes and reviews. */
export default function ShopProductShow({ record }: { record: ShopProduct }) {
  const master = masterOf({ masterProduct: useWholeRecord('products', rawMasterOf(record)) }) ?? {};
  const name = nameOf(master) || nameOf(record.customID);
  useMetaDescription(nameOf(descriptionOf(master).description));
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(280px, 360px) minmax(0, 1fr)' }, alignItems: 'start' }}
    >
      <Card variant="outlined">
        <CardContent>
          <Gallery images={master.images} name={name} />
        </CardContent>
      </Card>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <About record={record} master={master} name={name} />
        <Sizes record={record} />
        <Reviews record={record} />
      </Box>
    </Box>
  );
}

function About({ record, master, name }: { record: ShopProduct; master: Master; name: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { color: Color, rows: Rows, longText: LongText } = fieldComponents;
  const column = { source: '' };
  const fieldProps = { record, resource: 'shopproducts', column };
  const { description, specs } = descriptionOf(master);
  const category = useWholeRecord('category', master.category);
  const color = useWholeRecord('colors', master.color);
  const shop = textId(idOf(record.shop));
  const shopName = nameOf(valueAt(useWholeRecord('shops', record.shop), 'shopName')) || translate('app.values.none');
  const field = (key: string) => translate(`resources.shopproducts.fields.${key}`);
  return (
    <TitledCard title={translate('resources.shopproducts.parts.about')}>
      <DefinitionList>
        <Line label={field('name')}>
          <bdi>{name}</bdi>
        </Line>
        <Line label={field('shop')}>
          {shop ? <LinkBase to={createPath({ resource: 'shops', type: 'show', id: shop })}>{shopName}</LinkBase> : shopName}
        </Line>
        <FieldShown record={record} source="customID" />
        <Line label={field('category')}>{nameOf(category) || translate('app.values.none')}</Line>
        <Line label={field('description')}>
          <LongText {...fieldProps} value={description} />
        </Line>
        <Line label={field('color')}>
          <Color {...fieldProps} value={color} />
        </Line>
        <Line label={field('variants')}>
          <Variants record={record} />
        </Line>
        <Line label={field('specs')}>
          <Rows {...fieldProps} column={{ source: 'specs', fields: specsFields }} value={specs} />
        </Line>
        <FieldShown record={record} source="isFeatured" />
      </DefinitionList>
    </TitledCard>
  );
}

/** The same product in other colours. */
function Variants({ record }: { record: ShopProduct }) {
  const translate = useTranslate();
  const variants: readonly unknown[] = Array.isArray(record.variants) ? record.variants : [];
  if (!variants.length) return translate('app.values.none');
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {variants.map((variant, position) => (
        <li key={textId(idOf(variant)) ?? position}>
          <Variant record={record} reference={variant} />
        </li>
      ))}
    </Box>
  );
}

/** Shows a variant as the colour of its master product. */
function Variant({ record, reference }: { record: ShopProduct; reference: unknown }) {
  const { color: Color } = fieldComponents;
  const [variant = {}] = recordsIn([useWholeRecord('shopproducts', reference)]);
  const master = masterOf({ masterProduct: useWholeRecord('products', rawMasterOf(variant)) });
  return <Color value={useWholeRecord('colors', master?.color)} record={record} resource="shopproducts" column={{ source: '' }} />;
}

function Sizes({ record }: { record: ShopProduct }) {
  const translate = useTranslate();
  const label = (head: string) => translate(`resources.shopproducts.rows.sizes.fields.${head}`);
  return (
    <TitledCard title={translate('resources.shopproducts.parts.sizes')}>
      <PlainTable
        heads={[label('value'), ...['price', 'retailPrice', 'stock'].map(figure => ({ figure: label(figure) }))]}
        rows={recordsIn(record.sizes).map((size, position) => ({
          key: String(position),
          cells: [
            nameOf(size.value) || translate('app.values.none'),
            <MoneyField key="price" value={size.price} />,
            <MoneyField key="retail" value={size.retailPrice} />,
            nameOf(size.stock),
          ],
        }))}
      />
    </TitledCard>
  );
}

function Reviews({ record }: { record: ShopProduct }) {
  const translate = useTranslate();
  const { date: DateShown } = fieldComponents;
  const reviews = recordsIn(record.reviews);
  return (
    <TitledCard title={translate('resources.shopproducts.parts.reviews')}>
      {!reviews.length && <Typography sx={{ color: 'text.secondary' }}>{translate('resources.shopproducts.noReviews')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
        {reviews.map((review, position) => (
          <li key={nameOf(review._id) || position}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Rating
                readOnly
                size="small"
                value={asNumber(review.rating) ?? 0}
                getLabelText={stars => translate('resources.shopproducts.stars', { stars })}
              />
              <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
                <DateShown value={review.createdAt} record={record} resource="shopproducts" column={{ source: '' }} />
              </Typography>
            </Box>
            <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
              {nameOf(review.message)}
            </Typography>
          </li>
        ))}
      </Box>
    </TitledCard>
  );
}
