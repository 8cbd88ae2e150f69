import type { Slot } from '#frame/views/bespoke.ts';
import type { crates } from './resources';

export default function About({ part, Default }: Slot<typeof crates, 'show#about'>) {
  return (
    <>
      <Default />
      <p>That is all of {part}.</p>
    </>
  );
}
