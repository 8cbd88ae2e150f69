/**
 * The folder in which a mock keeps what has changed: `db.json`, the uploaded images, and a lock that names the
 * process that writes here. One process at a time: each holds all rows in memory, and would write over the other's.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';

/** A folder that this mock alone writes to, until another has taken it. */
export interface DataFolder {
  /** A file of it, undefined when there is none; `path` may name one in a folder within. */
  read: (path: string) => Buffer | undefined;
  /** What a file of JSON holds, undefined when there is none. A broken one, or one that holds something else, is set aside and said. */
  readJson: <T>(name: string, holds: (value: unknown) => value is T) => T | undefined;
  /** Writes a file: whole, or not at all, whenever the process may end. Does nothing once another mock has taken the folder. */
  write: (path: string, content: string | Buffer) => void;
  /** Empties a folder within. */
  clear: (path: string) => void;
}

/**
 * Takes a folder, and makes it where there is none. Undefined when the mock of another process that still runs has it.
 * @param say is told, in a line, what whoever started the mock should know.
 */
export function takeFolder(folder: string, say: (line: string) => void): DataFolder | undefined {
  const at = (name: string) => path.join(folder, name);
  const lock = at('lock');
  const mine = `${process.pid} ${randomUUID()}`;
  mkdirSync(at('images'), { recursive: true });
  const holder = take(lock, mine);
  if (holder !== undefined) {
    say(
      `${folder} is in use by the mock of process ${holder}: this one starts from the fixtures and keeps its changes in memory only. ` +
        `Give it a folder of its own with MOCK_DATA=<folder>; if that process is no mock, remove ${lock}.`,
    );
    return undefined;
  }
  let lost = false;
  const isMine = (): boolean => {
    if (!lost && readText(lock) !== mine) {
      lost = true;
      say(`${folder} has been taken by another mock: this one keeps its changes in memory only from now on.`);
    }
    return !lost;
  };
  return {
    read: name => (isFile(at(name)) ? readFileSync(at(name)) : undefined),
    readJson: (name, holds) => {
      const text = readText(at(name));
      if (text === undefined) return undefined;
      try {
        const value: unknown = JSON.parse(text);
        if (holds(value)) return value;
      } catch {
        // Broken: set aside like one that holds something else.
      }
      const aside = name.replace('.json', `.broken-${new Date().toISOString().replaceAll(':', '-')}.json`);
      renameSync(at(name), at(aside));
      say(`${at(name)} is broken. It has been set aside as ${aside} and begins anew from the fixtures.`);
      return undefined;
    },
    write: (name, content) => void (isMine() && writeWhole(at(name), content)),
    clear: name => {
      if (!isMine()) return;
      rmSync(at(name), { recursive: true, force: true });
      mkdirSync(at(name));
    },
  };
}

/** Writes `mine` into the lock. Gives the process that has it, when that one still runs. */
function take(lock: string, mine: string): number | undefined {
  try {
    writeFileSync(lock, mine, { flag: 'wx' });
  } catch (error) {
    if (!existsSync(lock)) throw error;
    const holder = Number(readText(lock)?.split(' ')[0]);
    // A lock from before the machine was started names a process that is another by now.
    const old = statSync(lock).mtimeMs < Date.now() - uptime() * 1000;
    // This process's own is of a mock that it has started before and replaces now, as Vite does.
    if (!old && holder !== process.pid && isRunning(holder)) return holder;
    writeWhole(lock, mine);
  }
  return undefined;
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Beside and renamed: a process that is killed meanwhile leaves the old file, not half of the new one. */
function writeWhole(file: string, content: string | Buffer): void {
  const beside = `${file}.new`;
  const opened = openSync(beside, 'w');
  try {
    writeFileSync(opened, content);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  renameSync(beside, file);
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
const readText = (file: string): string | undefined => (isFile(file) ? readFileSync(file, 'utf8') : undefined);
