import { serveExample } from '#examples/serveExample.ts';

export default serveExample(import.meta.dirname);
