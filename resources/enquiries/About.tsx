import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { type RecordOf, textId } from '#define';
import { useAction } from '#frame/actions/useAction.ts';
import { useField, useNameOf } from '#frame/context/resourcesContext.ts';
import { fieldComponents } from '#frame/fields/fieldComponents.ts';
import { useReferencedRecord } from '#frame/fields/useChoices.ts';
import { contactLink, nameOf } from '#frame/format/texts.ts';
import type { SlotProps } from '#frame/slots/slots.ts';
import type { enquiries } from './enquiries';
import { enquiryStatuses } from './statuses';

type Enquiry = RecordOf<typeof enquiries>;

/** The product that an enquiry is about, and what staff need to answer it. */
export default function About({ record }: SlotProps<typeof enquiries, 'form:before'>) {
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
      <Answer enquiry={record} />
      <Marks enquiry={record} />
    </Box>
  );
}

/** The ways to whoever has asked: by mail, which names the product, by phone, or copied for another program. */
function Answer({ enquiry }: { enquiry: Enquiry }) {
  const translate = useTranslate();
  const notify = useNotify();
  const product = useProductName(enquiry.product);
  const { email, phone } = enquiry;
  const write = contactLink('email', nameOf(email));
  const call = contactLink('tel', nameOf(phone));
  const subject = translate(`resources.enquiries.answer.${product ? 'subjectAbout' : 'subject'}`, { product });
  const copy = (text: string) => () =>
    void navigator.clipboard.writeText(text).then(
      () => notify('resources.enquiries.answer.copied', { type: 'info' }),
      () => notify('resources.enquiries.answer.notCopied', { type: 'warning' }),
    );
  const word = (key: string) => translate(`resources.enquiries.answer.${key}`);
  return (
    <Box role="group" aria-label={word('title')} sx={row}>
      {write && (
        <Button variant="outlined" href={`${write}?subject=${encodeURIComponent(subject)}`}>
          {word('reply')}
        </Button>
      )}
      {call && (
        <Button variant="outlined" href={call}>
          {word('call')}
        </Button>
      )}
      {email ? <Button onClick={copy(email)}>{word('copyEmail')}</Button> : null}
      {phone ? <Button onClick={copy(phone)}>{word('copyPhone')}</Button> : null}
    </Box>
  );
}

/** What the product is called, however the enquiry names it. */
function useProductName(product: unknown): string {
  const named = useNameOf('products');
  const id = textId(product);
  const { record } = useReferencedRecord('products', id, true);
  return named(record ?? (id === undefined ? product : undefined));
}

/** The statuses, each one press: sent at once, whatever else stands unsaved in the form. */
function Marks({ enquiry }: { enquiry: Enquiry }) {
  const translate = useTranslate();
  const { run, isRunning } = useAction('enquiries', 'setStatus');
  const now = useStatusNow(enquiry);
  return (
    <Box role="group" aria-label={translate('resources.enquiries.answer.mark')} sx={row}>
      <Typography component="span" variant="body2" aria-hidden sx={{ color: 'text.secondary' }}>
        {translate('resources.enquiries.answer.mark')}
      </Typography>
      {enquiryStatuses.map(status => {
        const isNow = status === now.status;
        return (
          <Button
            key={status}
            size="small"
            variant={isNow ? 'contained' : 'outlined'}
            color={isNow ? 'primary' : 'inherit'}
            aria-pressed={isNow}
            aria-disabled={isRunning}
            onClick={() => (isNow ? undefined : void run(now, { status }))}
          >
            {translate(`resources.enquiries.choices.status.${status}`)}
          </Button>
        );
      })}
    </Box>
  );
}

/** The enquiry as it is known now, also after a status has been sent or taken back; the form's own input follows it. */
function useStatusNow(enquiry: Enquiry): Enquiry {
  const { data = enquiry } = useGetOne<Enquiry>('enquiries', { id: enquiry.id }, { enabled: false });
  const { resetField, getFieldState } = useFormContext();
  const { status } = data;
  useEffect(() => {
    // What staff have chosen in the form and not saved stays chosen.
    if (!getFieldState('status').isDirty) resetField('status', { defaultValue: status });
  }, [status, resetField, getFieldState]);
  return data;
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 } as const;
