import type { NextFunction, Request, Response } from 'express';
import { Refusal } from './behaviourTypes';

/** Enough for two dozen images of 2 MB, which base64 makes a third larger. */
const megabytes = 64;
const limit = megabytes * 1024 * 1024;

/** Reads a JSON body. Refuses with 413 one that is larger than 64 MB, of which no more than that is kept in memory. */
export function readBody(request: Request, _response: Response, next: NextFunction): void {
  const tooLarge = new Refusal(`The body is larger than ${megabytes} MB`, 413);
  if (Number(request.headers['content-length']) > limit) {
    next(tooLarge);
    return;
  }
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
    next(tooLarge);
  };
  const finish = () => {
    const text = Buffer.concat(parts).toString('utf8');
    try {
      request.body = text ? JSON.parse(text) : {};
    } catch {
      return next(new Refusal('The body is not valid JSON'));
    }
    next();
  };
  request.on('data', take).on('end', finish);
}
