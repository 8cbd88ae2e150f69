import { textId } from '#define';
import { looksLikeId } from '#frame/format/texts.ts';
import { useReferencedRecord } from './useChoices';

/** A referenced record as it came; read where it came as its id alone, and nothing until then. A name or a code that came in its place stays. */
export function useWholeRecord(reference: string, held: unknown): unknown {
  const id = textId(held);
  const isId = id !== undefined && looksLikeId(id);
  const { record } = useReferencedRecord(reference, isId ? id : undefined, true);
  return isId ? record : held;
}
