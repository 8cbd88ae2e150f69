// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Field, ShopImage } from '#define';
import { useImages } from '#frame/inputs/images/useImages.ts';

const fitImage = vi.hoisted(() => vi.fn<(file: File, shape?: number) => Promise<File | undefined>>());
vi.mock('#frame/inputs/images/fitImage.ts', () => ({ fitImage }));

afterEach(cleanup);

/** Shows the images of a field and its refused files. */
function Images({ max }: Pick<Field, 'max'>) {
  const [value, change] = useState<ShopImage[]>([{ _id: 'kept', url: '/kept.png' }]);
  const { images, add, addFitted, reading, refused } = useImages(
    { source: 'images', kind: 'images', ...(max ? { max } : {}) } as Field,
    value,
    change,
  );
  return (
    <>
      <input type="file" aria-label="Images" multiple onChange={({ target }) => void add(target.files)} />
      <progress aria-label="Read" value={reading.done} max={reading.all || 1} />
      <output>{images.map(({ title, _id }) => title ?? _id).join()}</output>
      <output>{refused.map(({ file, reason, cannotFit }) => `${file}: ${cannotFit ? 'cannotFit' : reason}`).join()}</output>
      {refused.map(
        refusal =>
          refusal.content && (
            <button key={refusal.file} type="button" onClick={() => void addFitted(refusal, 2.5)}>
              {refusal.file}
            </button>
          ),
      )}
    </>
  );
}

const picture = (name: string, content: BlobPart = 'x', type = 'image/png') => new File([content], name, { type });
const choose = (files: File[]) => fireEvent.change(screen.getByLabelText('Images'), { target: { files } });
const outputs = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('fifty files are added in order, and those that are no images are refused', async () => {
  render(<Images />);
  const names = Array.from({ length: 50 }, (_, index) => `${index}.png`);
  choose([...names.map(name => picture(name)), picture('setup.png', 'MZ\x90'), picture('notes.txt', 'x', 'text/plain'), picture('cut.png', 'PNG')]);
  const progress = () => screen.getByRole<HTMLProgressElement>('progressbar');
  expect(progress().max).toBe(52);
  await waitFor(() => expect(outputs()).toEqual([['kept', ...names, 'cut.png'].join(), 'notes.txt: notImage,setup.png: notImage']), {
    timeout: 10_000,
  });
  expect(progress().value).toBe(0);
});

test('a field for one image keeps its image if the new file is a program', async () => {
  render(<Images max={1} />);
  choose([picture('setup.png', 'MZ\x90')]);
  await waitFor(() => expect(outputs()).toEqual(['kept', 'setup.png: notImage']), { timeout: 10_000 });
});

const large = (name: string) => picture(name, new Uint8Array(2000 * 1024));

test.each([
  [undefined, 'kept,photo.png'],
  [1, 'photo.png'],
])('a file that is too large is added once it was made to fit, in a field for %s', async (max, after) => {
  fitImage.mockReset().mockImplementation(async file => (file.name === 'photo.png' ? picture('photo.png', 'small') : undefined));
  render(<Images {...(max ? { max } : {})} />);
  choose([large('photo.png'), large('drawing.png'), picture('notes.txt', 'x', 'text/plain')]);
  await waitFor(() => expect(outputs()).toEqual(['kept', 'photo.png: tooLarge,drawing.png: tooLarge,notes.txt: notImage']));
  fireEvent.click(screen.getByRole('button', { name: 'photo.png' }));
  await waitFor(() => expect(outputs()).toEqual([after, 'drawing.png: tooLarge,notes.txt: notImage']));
  expect(fitImage.mock.calls[0]?.[1]).toBe(2.5);
  fireEvent.click(screen.getByRole('button', { name: 'drawing.png' }));
  await waitFor(() => expect(outputs()).toEqual([after, 'notes.txt: notImage,drawing.png: cannotFit']));
  expect(screen.queryByRole('button')).toBeNull();
});
