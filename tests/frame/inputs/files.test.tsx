// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Field, ShopImage } from '#define';
import { useImages } from '#frame/inputs/images/useImages.ts';

afterEach(cleanup);

/** A field of images, as the form's: what it holds, and what it has refused. */
function Images({ most }: Pick<Field, 'most'>) {
  const [value, change] = useState<ShopImage[]>([{ _id: 'kept', url: '/kept.png' }]);
  const { images, add, reading, refused } = useImages({ source: 'images', kind: 'images', ...(most ? { most } : {}) } as Field, value, change);
  return (
    <>
      <input type="file" aria-label="Images" multiple onChange={({ target }) => void add(target.files)} />
      <progress aria-label="Read" value={reading.done} max={reading.all || 1} />
      <output>{images.map(({ title, _id }) => title ?? _id).join()}</output>
      <output>{refused.map(({ file, reason }) => `${file}: ${reason}`).join()}</output>
    </>
  );
}

const picture = (name: string, content: BlobPart = 'x', type = 'image/png') => new File([content], name, { type });
const choose = (files: File[]) => fireEvent.change(screen.getByLabelText('Images'), { target: { files } });
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('fifty at once are taken in their order, and what is no image among them is told', async () => {
  render(<Images />);
  const names = Array.from({ length: 50 }, (_, place) => `${place}.png`);
  choose([...names.map(name => picture(name)), picture('setup.png', 'MZ\x90'), picture('notes.txt', 'x', 'text/plain'), picture('cut.png', 'PNG')]);
  const progress = () => screen.getByRole<HTMLProgressElement>('progressbar');
  expect(progress().max).toBe(52);
  await waitFor(() => expect(told()).toEqual([['kept', ...names, 'cut.png'].join(), 'notes.txt: notImage,setup.png: notImage']), { timeout: 10_000 });
  expect(progress().value).toBe(0);
});

test('of a choice with a program in it, a field for one image keeps what it had', async () => {
  render(<Images most={1} />);
  choose([picture('setup.png', 'MZ\x90')]);
  await waitFor(() => expect(told()).toEqual(['kept', 'setup.png: notImage']), { timeout: 10_000 });
});
