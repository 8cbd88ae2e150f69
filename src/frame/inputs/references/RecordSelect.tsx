import Check from '@mui/icons-material/Check';
import { Autocomplete, type AutocompleteRenderInputParams, Box, Button, Paper, type PaperProps, TextField } from '@mui/material';
import { type HTMLAttributes, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ShopRecord } from '#define';
import { useResource } from '#frame/context/resourcesContext.ts';
import { ReadError } from '#frame/ui/ErrorState.tsx';
import { RecordLine } from './PickedRecords';
import { useCreateOption } from './useCreateOption';
import { type Choices, type Options, type RecordSelectProps, useIsUnfit, useOptions } from './useOptions';

declare module '@mui/material/Autocomplete' {
  interface AutocompletePaperSlotPropsOverrides {
    foot?: ReactNode;
  }
}

/** A text field that offers records while staff type, with the number of records and a More button below the list. */
export function RecordSelect({ input, props, choices, values, labelOf, onChange, shown }: RecordSelectProps) {
  const translate = useTranslate();
  const value = shown === 'chips' ? values : (shown === 'text' && values[0]) || null;
  const name = value && !Array.isArray(value) ? labelOf(value) : '';
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(name);
  const words = typed === name ? '' : typed.trim();
  const options = useOptions({ input, props, choices, labelOf }, words, isOpen);
  const { records, error, isPaging, more, retry } = options;
  const isWhole = !more && !isPaging && !error;
  const creation = useCreateOption({ input, props, values, labelOf, onChange, shown }, words);
  const isPicked = (record: ShopRecord) => shown === 'elsewhere' && values.some(({ id }) => id === record.id);
  return (
    <Autocomplete<ShopRecord, boolean>
      id={props.id}
      multiple={shown === 'chips'}
      readOnly={input.readOnly}
      forcePopupIcon={!input.readOnly}
      options={options.isLoading ? records : creation.withOption(records)}
      filterOptions={all => all}
      value={value}
      onChange={(_, chosen) => {
        const isNew = creation.choose(chosen);
        if (isNew || (chosen && shown !== 'chips')) setOpen(false);
      }}
      // If nothing could be read, the list stays closed, or it would cover the error below the field.
      open={isOpen && !(error && !records.length)}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      // Otherwise MUI moves the highlight with each render, not only with other options.
      disableCloseOnSelect
      inputValue={typed}
      onInputChange={(_, text, reason) => setTyped(shown === 'elsewhere' && reason === 'selectOption' ? '' : text)}
      // Enter picks an option; it must not save the form.
      onKeyDown={event => isOpen && event.key === 'Enter' && event.preventDefault()}
      autoHighlight={words !== '' && !options.hasNoMatch}
      // The arrow key at the last option shows the next ones, and does not go to the first.
      disableListWrap={!isWhole}
      onHighlightChange={(_, option, reason) => reason === 'keyboard' && option === records.at(-1) && (error ? retry : more)?.()}
      getOptionLabel={creation.nameOf}
      getOptionKey={({ id }) => id}
      getOptionDisabled={isPicked}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      renderOption={({ key, ...item }, record) => <Option key={key} {...{ item, record, creation, choices }} isPicked={isPicked(record)} />}
      loading={options.isLoading}
      loadingText={translate('app.inputs.searching')}
      noOptionsText={translate(error ? 'app.values.choicesUnread' : 'app.inputs.nothingFound')}
      slots={{ paper: PaperWithFoot }}
      slotProps={{ paper: { foot: records.length > 0 && (!isWhole || options.hasNoMatch) && <Foot {...options} words={words} /> } }}
      renderInput={params => <SelectField params={params} input={input} props={props} error={error} values={values} onRetry={retry} />}
    />
  );
}

interface OptionProps {
  /** MUI's props of the item. */
  item: HTMLAttributes<HTMLLIElement>;
  record: ShopRecord;
  creation: ReturnType<typeof useCreateOption>;
  choices: Choices | undefined;
  isPicked: boolean;
}

function Option({ item, record, creation, choices, isPicked }: OptionProps) {
  const name = creation.nameOf(record);
  return (
    <li {...item}>
      {choices || creation.isOption(record) ? <bdi>{name}</bdi> : <RecordLine record={record}>{name}</RecordLine>}
      {isPicked && <Check fontSize="small" sx={{ marginInlineStart: 'auto' }} />}
    </li>
  );
}

function PaperWithFoot({ foot, children, ...props }: PaperProps & { foot?: ReactNode }) {
  return (
    <Paper {...props}>
      {children}
      {foot}
    </Paper>
  );
}

/** The number of options shown and of all options, whether none holds the words, and the More button. */
function Foot({ records, total, isPaging, error, retry, more, hasNoMatch, words }: Options & { words: string }) {
  const translate = useTranslate();
  const count = total === undefined ? records.length : translate('app.actions.shown', { from: 1, to: records.length, total });
  return (
    <Box
      // Keeps the focus in the text field.
      onMouseDown={event => event.preventDefault()}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 0.5, minHeight: 40, borderTop: 1, borderColor: 'divider', fontSize: 13 }}
    >
      <Box role="status" sx={{ flex: 1, minWidth: 0, color: 'text.secondary' }}>
        {error ? <ReadError error={error} onRetry={retry} /> : isPaging ? translate('app.inputs.searching') : count}
        {hasNoMatch && <div dir="auto">{translate('app.inputs.noneHolds', { words })}</div>}
      </Box>
      {more && (
        <Button size="small" tabIndex={-1} onClick={more}>
          {translate('app.inputs.more')}
        </Button>
      )}
    </Box>
  );
}

interface SelectFieldProps extends Pick<RecordSelectProps, 'input' | 'props' | 'values'> {
  /** The params of MUI's `renderInput`. */
  params: AutocompleteRenderInputParams;
  /** The error of reading the options, if any. */
  error: unknown;
  onRetry: () => void;
}

/**
 * The text field of a select, with the error of reading its options. The placeholder is also rendered as text, because a browser's own is too
 * pale and cannot be found by searching the page. Beside an error, which says the same, the text is left out.
 */
function SelectField({ params, input: { field }, props, values, error: readError, onRetry }: SelectFieldProps) {
  const translate = useTranslate();
  const { name: resource } = useResource();
  const isUnfit = useIsUnfit(field, values);
  const { slotProps, helperText, ...text } = props;
  const { ref, 'aria-label': label } = slotProps.htmlInput;
  const { input, htmlInput, inputLabel } = params.slotProps;
  const placeholder = translate(`resources.${resource}.placeholders.${field.textKey ?? field.source}`, { _: '' });
  const placeholderText = !text.error && (
    <span className="empty-text" aria-hidden>
      {placeholder}
    </span>
  );
  // The Retry button is unmounted, so the focus moves to the input.
  const retry = () => {
    onRetry();
    document.getElementById(params.id)?.focus();
  };
  const readErrorText = readError ? (
    // A press keeps the focus in the text field, which forgets the typed words without it.
    <Box component="span" onMouseDown={event => event.preventDefault()}>
      {translate('app.values.choicesUnread')} <ReadError error={readError} onRetry={retry} />
    </Box>
  ) : undefined;
  return (
    <TextField
      {...params}
      {...text}
      helperText={
        (helperText || readErrorText || isUnfit) && (
          <>
            {isUnfit && !text.error ? translate('app.inputs.unfit') : helperText} {readErrorText}
          </>
        )
      }
      inputRef={ref}
      slotProps={{
        htmlInput: { ...htmlInput, ...(label ? { 'aria-label': label } : {}), ...(placeholder ? { placeholder } : {}) },
        input: placeholder ? { ...input, startAdornment: [placeholderText, input.startAdornment] } : input,
        inputLabel: placeholder ? { ...inputLabel, shrink: true } : inputLabel,
      }}
    />
  );
}
