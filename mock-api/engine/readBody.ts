import type { NextFunction, Request, Response } from 'express';
import { Refusal } from './behaviourTypes';

/** Enough for two dozen images of 2 MB, which base64 makes a third larger. */
const megabytes = 64;
const limit = megabytes * 1024 * 1024;

/** Reads a JSON body. Refuses one of more than 64 MB with 413, and drops what it has read of it. */
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
