import type { NextFunction, Request, Response } from 'express';

/** Reads a JSON body of any size: several images of 2 MB in base64 exceed the limit of json-server's own parser. */
export function readBody(request: Request, response: Response, next: NextFunction): void {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const text = Buffer.concat(parts).toString('utf8');
    try {
      request.body = text ? JSON.parse(text) : {};
      next();
    } catch {
      response.status(400).json({ message: 'The body is not valid JSON' });
    }
  });
}
