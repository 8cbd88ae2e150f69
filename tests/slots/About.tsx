import type { SlotProps } from '#frame/slots/slots.ts';
import type { crates } from './resources';

export default function About({ part, Default }: SlotProps<typeof crates, 'show#about'>) {
  return (
    <>
      <Default />
      <p>That is all of {part}.</p>
    </>
  );
}
