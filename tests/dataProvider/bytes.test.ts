import { expect, test } from 'vitest';
import { bytesOf, sizeOf, textOf } from '#dataProvider/bytes.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** An answer that comes in these parts; before each the page is busy for so many milliseconds. */
function answerOf(parts: readonly Uint8Array[], busy = 0): Response {
  const left = [...parts];
  const pull = (controller: ReadableStreamDefaultController) => {
    const end = performance.now() + busy;
    while (performance.now() < end);
    const part = left.shift();
    if (part) controller.enqueue(part);
    else controller.close();
  };
  return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
}

test('an answer is the text of its parts, wherever they are cut', async () => {
  const whole = bytes('{"name":"متجر العطور"}');
  for (let at = 0; at <= whole.length; at++) {
    const parts = await bytesOf(answerOf([whole.slice(0, at), whole.slice(at)]));
    expect(textOf(parts)).toBe('{"name":"متجر العطور"}');
    expect(sizeOf(parts)).toBe(whole.length);
  }
});

test('an answer without a body is no text', async () => {
  const parts = await bytesOf(new Response(null, { status: 204 }));
  expect([textOf(parts), sizeOf(parts)]).toEqual(['', 0]);
});

test('between the parts of a long answer the page does what else there is to do', async () => {
  let others = 0;
  const timer = setInterval(() => others++, 0);
  const parts = await bytesOf(
    answerOf(
      Array.from({ length: 20 }, () => bytes('a')),
      10,
    ),
  );
  clearInterval(timer);
  expect(textOf(parts)).toBe('a'.repeat(20));
  expect(others).toBeGreaterThan(3);
});

test('an answer that is broken off is an error', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes('{'));
    },
    pull(controller) {
      controller.error(new TypeError('network error'));
    },
  });
  await expect(bytesOf(new Response(body))).rejects.toThrow('network error');
});
