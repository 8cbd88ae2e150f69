/**
 * Sets up a build for its deployment: `node configure.mjs dist`. Reads the settings from `config.json` beside index.html and from the
 * environment, which comes first, and writes them into index.html, with the configuration of web servers. It can run again at any time. A
 * wrong setting ends it with its name before anything is written.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { configuredPage } from './configuredPage.ts';
import { rulesOf } from './headers.ts';
import { compressFile } from './precompress.ts';
import { fromConfig, fromEnvironment, settingsFrom } from './readSettings.ts';
import { filesOf } from './serverFiles.ts';
import type { Settings } from './settings.ts';

/** Notepad and PowerShell begin a text with a mark of its encoding. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`config.json: is no JSON (${error instanceof Error ? error.message : error}).`);
  }
}

/** The settings of a folder. @throws Error for a wrong setting, or a `config.json` that is no object */
async function readSettings(folder: string): Promise<Settings> {
  const text = await readFile(path.join(folder, 'config.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw new Error(`config.json: cannot be read (${error.code}).`);
  });
  const config = parse(text);
  if (typeof config !== 'object' || config === null || Array.isArray(config)) throw new Error('config.json: must be an object.');
  return settingsFrom(fromConfig({ ...config }), fromEnvironment(process.env));
}

/** Writes the settings into a build, or the changed files into another folder. Returns the settings. @throws Error for a wrong setting; then nothing is written. */
export async function configure(folder: string, target = folder): Promise<Settings> {
  const settings = await readSettings(folder);
  const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${folder}. Run \`npm run build\` first.`);
  });
  const html = configuredPage(page, settings);
  const files = { 'index.html': html, ...filesOf(rulesOf(html, settings), target === folder ? undefined : target) };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(target, name), content);
  for (const ending of ['br', 'gz']) await rm(path.join(target, `index.html.${ending}`), { force: true });
  await compressFile(path.join(target, 'index.html'));
  return settings;
}
