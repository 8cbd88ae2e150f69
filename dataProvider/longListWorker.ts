/** The worker that reads one long answer. Its first message says that it has started; then it answers questions. */
import { rowsInWorker, type WorkerQuery } from './rowsInWorker';

const answer = rowsInWorker();

self.onmessage = ({ data }: MessageEvent<WorkerQuery>) => self.postMessage(answer(data));
self.postMessage(undefined);
