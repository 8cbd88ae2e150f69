import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type RecordOf, textId } from '#define';
import { useAction } from '#frame/actions/useAction.ts';
import { useField, useNameOf } from '#frame/context/resourcesContext.ts';
import { fieldComponents } from '#frame/fields/fieldComponents.tsx';
import { useReferencedRecord } from '#frame/fields/useChoices.ts';
import { contactLink, nameOf } from '#frame/format/texts.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { enquiries } from './enquiries';
import { enquiryStatuses } from './enquiryStatuses';

type Enquiry = RecordOf<typeof enquiries>;

/** The product of an enquiry, ways to answer, and status buttons. */
export default function EnquiryHeader({ record }: SlotProps<typeof enquiries, 'form:before'>) {
  const translate = useTranslate();
  const field = useField('product');
  const Product = fieldComponents[field.kind];
  if (!record) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {record.product ? (
        <Typography component="p" variant="subtitle1" sx={{ overflowWrap: 'anywhere' }}>
          {translate('resources.enquiries.about')}{' '}
          <b>
            <Product value={record.product} record={record} resource="enquiries" column={field} />
          </b>
        </Typography>
      ) : null}
      <ContactButtons enquiry={record} />
      <StatusButtons enquiry={record} />
    </Box>
  );
}

/** Answer by mail with the product in the subject, by phone, or copy the address or number. */
function ContactButtons({ enquiry }: { enquiry: Enquiry }) {
  const translate = useTranslate();
  const notify = useNotify();
  const product = useProductName(enquiry.product);
  const { email, phone } = enquiry;
  const mailLink = contactLink('email', nameOf(email));
  const phoneLink = contactLink('tel', nameOf(phone));
  const subject = translate(`resources.enquiries.answer.${product ? 'subjectAbout' : 'subject'}`, { product });
  const copy = (value: string) => async () => {
    try {
      await navigator.clipboard.writeText(value);
      notify('resources.enquiries.answer.copied', { type: 'info' });
    } catch {
      notify('resources.enquiries.answer.notCopied', { type: 'warning' });
    }
  };
  const text = (key: string) => translate(`resources.enquiries.answer.${key}`);
  return (
    <Box role="group" aria-label={text('title')} sx={rowStyle}>
      {mailLink && (
        <Button variant="outlined" href={`${mailLink}?subject=${encodeURIComponent(subject)}`}>
          {text('reply')}
        </Button>
      )}
      {phoneLink && (
        <Button variant="outlined" href={phoneLink}>
          {text('call')}
        </Button>
      )}
      {email ? <Button onClick={copy(email)}>{text('copyEmail')}</Button> : null}
      {phone ? <Button onClick={copy(phone)}>{text('copyPhone')}</Button> : null}
    </Box>
  );
}

/** The product's name, whether the enquiry contains a record or an id. */
function useProductName(product: unknown): string {
  const nameOfProduct = useNameOf('products');
  const id = textId(product);
  const { record } = useReferencedRecord('products', id, true);
  return nameOfProduct(record ?? (id === undefined ? product : undefined));
}

/** Status buttons. Each saves at once and leaves other unsaved input alone. */
function StatusButtons({ enquiry }: { enquiry: Enquiry }) {
  const translate = useTranslate();
  const { run, isRunning } = useAction('enquiries', 'setStatus');
  const latest = useLatestEnquiry(enquiry);
  return (
    <Box role="group" aria-label={translate('resources.enquiries.answer.mark')} sx={rowStyle}>
      <Typography component="span" variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
        {translate('resources.enquiries.answer.mark')}
      </Typography>
      {enquiryStatuses.map(status => {
        const isCurrent = status === latest.status;
        return (
          <Button
            key={status}
            size="small"
            variant={isCurrent ? 'contained' : 'outlined'}
            color={isCurrent ? 'primary' : 'inherit'}
            aria-pressed={isCurrent}
            aria-disabled={isRunning}
            onClick={() => (isCurrent ? undefined : void run(latest, { status }))}
          >
            {translate(`resources.enquiries.choices.status.${status}`)}
          </Button>
        );
      })}
    </Box>
  );
}

/** The latest known enquiry, also after a status was sent or undone. The form's status input follows it. */
function useLatestEnquiry(enquiry: Enquiry): Enquiry {
  const { data = enquiry } = useGetOne<Enquiry>('enquiries', { id: enquiry.id }, { enabled: false });
  const { resetField, getFieldState } = useFormContext();
  const { status } = data;
  useEffect(() => {
    // A status selected in the form and not saved stays selected.
    if (!getFieldState('status').isDirty) resetField('status', { defaultValue: status });
  }, [status, resetField, getFieldState]);
  return data;
}

const rowStyle = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
