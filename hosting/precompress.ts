import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(?:js|css|html|svg|json|txt|map)$/;

/** Smaller files are not compressed. In bytes. */
const minSize = 1024;

const compressors: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  br: content => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gz: content => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a Brotli and a gzip version beside each text file of a folder: `app.js.br`, `app.js.gz`. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile() && text.test(entry.name)).map(({ parentPath, name }) => path.join(parentPath, name));
  await Promise.all(files.map(compressFile));
}

/** Writes a Brotli and a gzip version beside a file, unless it is tiny. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minSize) return;
  await Promise.all(Object.entries(compressors).map(async ([ending, compress]) => writeFile(`${file}.${ending}`, await compress(content))));
}
