/** An answer as it comes over the line. */

/** What an answer holds, in the parts in which it came. */
export type Bytes = readonly Uint8Array<ArrayBuffer>[];

/** In milliseconds: so long an answer is received at a time, before what else the page has to do. */
const atOnce = 8;

const afterOthers = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Receives an answer part by part: as a whole, a long one holds the page up before anything is read of it. */
export async function bytesOf({ body }: Response): Promise<Bytes> {
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  let begun = performance.now();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes.push(part.value);
    if (performance.now() - begun < atOnce) continue;
    await afterOthers();
    begun = performance.now();
  }
  return bytes;
}

/** How many there are. */
export const sizeOf = (bytes: Bytes): number => bytes.reduce((size, { byteLength }) => size + byteLength, 0);

/** The text that bytes are. */
export function textOf(bytes: Bytes): string {
  const decoder = new TextDecoder();
  return bytes.map(part => decoder.decode(part, { stream: true })).join('') + decoder.decode();
}
