/** Reads the body of an answer in parts, so that a long answer does not block the page. */

/** The body of an answer, in the parts in which it arrived. */
export type Bytes = readonly Uint8Array<ArrayBuffer>[];

/** In milliseconds. After this time the page's other tasks run first. */
const longestTask = 8;

const otherTasks = () =>
  new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** Receives the body of an answer part by part. */
export async function bytesOf({ body }: Response): Promise<Bytes> {
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  const reader = body?.getReader();
  let begun = performance.now();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes.push(part.value);
    if (performance.now() - begun < longestTask) continue;
    await otherTasks();
    begun = performance.now();
  }
  return bytes;
}

/** The number of bytes. */
export const sizeOf = (bytes: Bytes): number => bytes.reduce((size, { byteLength }) => size + byteLength, 0);

/** Decodes UTF-8. */
export function textOf(bytes: Bytes): string {
  const decoder = new TextDecoder();
  return bytes.map(part => decoder.decode(part, { stream: true })).join('') + decoder.decode();
}
