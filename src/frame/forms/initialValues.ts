import type { Field } from '../../../resources/define';
import { isPlain } from '../../../resources/define';

/** The values of an empty form. */
export function initialValues(fields: readonly Field[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { source, initial } of fields) {
    if (initial === undefined) continue;
    const [first = '', second] = source.split('.');
    const beside = values[first];
    values[first] = second ? { ...(isPlain(beside) ? beside : {}), [second]: initial } : initial;
  }
  return values;
}
