import type { IncomingMessage } from 'node:http';
import { Refusal } from '#mock-api/engine/behaviourTypes.ts';
import { parsedBody } from '#mock-api/engine/mockReply.ts';

/** Enough for two dozen images of 2 MB, which base64 makes a third larger. */
const megabytes = 64;
const limit = megabytes * 1024 * 1024;

/** Reads a JSON body. @throws Refusal of one that is no JSON, and 413 of one of more than 64 MB, of which it drops what it has read */
export const readBody = (request: IncomingMessage): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const tooLarge = new Refusal(`The body is larger than ${megabytes} MB`, 413);
    if (Number(request.headers['content-length']) > limit) return reject(tooLarge);
    let parts: Buffer[] = [];
    let size = 0;
    const take = (part: Buffer) => {
      size += part.length;
      if (size <= limit) {
        parts.push(part);
        return;
      }
      parts = [];
      request.off('data', take).off('end', finish);
      reject(tooLarge);
    };
    const finish = () => {
      try {
        resolve(parsedBody(Buffer.concat(parts).toString('utf8')));
      } catch (error) {
        reject(error);
      }
    };
    request.on('data', take).on('end', finish);
  });
