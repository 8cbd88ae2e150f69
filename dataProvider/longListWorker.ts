/** A worker that reads one long answer, beside the page: it tells that it is there, and answers what it is asked. */
import { type Asked, heldRows } from './heldRows';

const answer = heldRows();

self.onmessage = ({ data }: MessageEvent<Asked>) => self.postMessage(answer(data));
self.postMessage(undefined);
