import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(?:js|css|html|svg|json|txt|map)$/;

/** Less is not worth a file of its own. */
const fewestBytes = 1024;

const ways: Readonly<Record<string, (whole: Buffer) => Promise<Buffer>>> = {
  br: whole => promisify(brotliCompress)(whole, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }),
  gz: whole => promisify(gzip)(whole, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes beside each text file of a folder what a web server may send in its place, as small as it can be: `app.js.br`, `app.js.gz`.
 * Pictures and fonts are compressed in themselves.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && text.test(entry.name)).map(({ parentPath, name }) => path.join(parentPath, name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const whole = await readFile(file);
  if (whole.length < fewestBytes) return;
  await Promise.all(Object.entries(ways).map(async ([ending, compress]) => writeFile(`${file}.${ending}`, await compress(whole))));
}
