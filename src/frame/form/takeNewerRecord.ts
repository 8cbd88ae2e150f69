import type { UseFormReturn } from 'react-hook-form';
import { differences, rebase } from '#frame/record/differences.ts';

/** Takes a newer record into the form, but for what staff have typed and not saved. */
export function takeNewerRecord(
  { control, setValue, resetDefaultValues }: UseFormReturn,
  record: Record<string, unknown>,
  base: Record<string, unknown>,
): void {
  const held = control._formValues;
  const rebased = rebase(held, base, record);
  for (const [source, value] of differences(held, rebased.held)) setValue(source, value);
  resetDefaultValues(rebased.base);
}
