/** A worker that reads one long answer, beside the page: it tells that it is there, and answers what it is asked. */
import { rowsInWorker, type WorkerQuery } from './rowsInWorker';

const answer = rowsInWorker();

self.onmessage = ({ data }: MessageEvent<WorkerQuery>) => self.postMessage(answer(data));
self.postMessage(undefined);
