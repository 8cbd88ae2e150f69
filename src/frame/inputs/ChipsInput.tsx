import { Box, Button, TextField } from '@mui/material';
import { useRef, useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { keys, pressedKey } from '#frame/commands/keys.ts';
import { nameOf } from '#frame/format/texts.ts';
import { GroupError } from './GroupHelperText';
import type { InputProps } from './inputProps';

/** A list of words. Words are typed one by one; empty and repeated ones are not added. */
export function ChipsInput({ field, label, readOnly, describedBy }: InputProps) {
  const translate = useTranslate();
  const { id, field: input, fieldState } = useInput({ source: field.source });
  const [typed, setTyped] = useState('');
  const [repeated, setRepeated] = useState('');
  const words: unknown[] = Array.isArray(input.value) ? input.value : [];
  const add = () => {
    const word = typed.trim();
    if (words.includes(word)) return setRepeated(word);
    if (word) input.onChange([...words, word]);
    setTyped('');
  };
  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy} {...field.lang}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          id={id}
          size="small"
          fullWidth
          label={label}
          value={typed}
          disabled={readOnly}
          error={Boolean(repeated)}
          helperText={repeated && translate('app.inputs.repeated', { word: repeated })}
          onChange={event => {
            setTyped(event.target.value);
            setRepeated('');
          }}
          onBlur={() => {
            // Otherwise a word that was typed but not added would not be saved.
            add();
            input.onBlur();
          }}
          onKeyDown={event => {
            const pressed = pressedKey(event.nativeEvent);
            // The keys that save take the word along.
            if (event.key === 'Enter' || pressed === keys.save) add();
            if (event.key === 'Enter' && pressed !== keys.saveToo) event.preventDefault();
          }}
          slotProps={{ htmlInput: { dir: field.lang?.dir ?? 'auto' }, inputLabel: { id: `${id}-label` } }}
        />
        <Button
          variant="outlined"
          // Enter and Tab add a word too, and a press leaves the focus in the input, for the next word.
          tabIndex={-1}
          onMouseDown={event => event.preventDefault()}
          onClick={add}
          disabled={readOnly || !typed.trim()}
          aria-label={translate('app.inputs.addKeyword', { name: label })}
        >
          {translate('app.actions.add')}
        </Button>
      </Box>
      {words.length > 0 && (
        <Words
          words={words}
          onRemove={readOnly ? undefined : position => input.onChange(words.filter((_, index) => index !== position))}
          onNoneLeft={() => document.getElementById(id)?.focus()}
        />
      )}
      <GroupError message={fieldState.error?.message} />
    </Box>
  );
}

interface WordsProps {
  words: readonly unknown[];
  /** `undefined` if words cannot be removed. */
  onRemove: ((position: number) => void) | undefined;
  onNoneLeft: () => void;
}

/** The words as chips. After one was removed, the focus is on the one in its place. */
function Words({ words, onRemove, onNoneLeft }: WordsProps) {
  const translate = useTranslate();
  const box = useRef<HTMLElement>(null);
  const remove = (position: number) => {
    // At once, so that the chip with the focus is gone.
    flushSync(() => onRemove?.(position));
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const next = buttons[position] ?? buttons.at(-1);
    if (next) next.focus();
    else onNoneLeft();
  };
  return (
    <Box ref={box} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
      {words.map((word, position) => (
        <span key={`${position}-${nameOf(word)}`} className="chip" dir="auto">
          {nameOf(word)}
          {onRemove && (
            <button type="button" aria-label={translate('app.actions.remove', { name: nameOf(word) })} onClick={() => remove(position)}>
              ×
            </button>
          )}
        </span>
      ))}
    </Box>
  );
}
