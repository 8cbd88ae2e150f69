/**
 * The folder in which a mock keeps its changes: `db.json`, the uploaded images, and a lock that names the process
 * that writes here. Each process has all rows in memory, so that two would overwrite each other's changes.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import path from 'node:path';
import type { DataFolder } from '#mock-api/engine/rowStore.ts';

/** A folder of files. */
export interface FileFolder extends DataFolder {
  /** The content of a file, undefined when there is none. */
  read: (path: string) => Buffer | undefined;
  /** Writes a file, completely or not at all. Does nothing once another mock has taken the folder. */
  write: (path: string, content: string | Buffer) => void;
  /** Empties a subfolder. */
  clear: (path: string) => void;
}

/**
 * Takes a folder, and creates it where there is none.
 * @returns undefined when the mock of another running process has it.
 */
export function takeFolder(folder: string, log: (line: string) => void): FileFolder | undefined {
  const at = (name: string) => path.join(folder, name);
  const lock = at('lock');
  const content = `${process.pid} ${randomUUID()}`;
  mkdirSync(at('images'), { recursive: true });
  const holder = writeLock(lock, content);
  if (holder !== undefined) {
    log(
      `${folder} is in use by the mock of process ${holder}: this one starts from the fixtures and keeps its changes in memory only. ` +
        `Give it a folder of its own with MOCK_DATA=<folder>; if that process is no mock, remove ${lock}.`,
    );
    return undefined;
  }
  let isLost = false;
  const isMine = (): boolean => {
    if (!isLost && readText(lock) !== content) {
      isLost = true;
      log(`${folder} has been taken by another mock: this one keeps its changes in memory only from now on.`);
    }
    return !isLost;
  };
  return {
    name: folder,
    read: name => (isFile(at(name)) ? readFileSync(at(name)) : undefined),
    readJson: (name, holds) => {
      const text = readText(at(name));
      if (text === undefined) return undefined;
      try {
        const value: unknown = JSON.parse(text);
        if (holds(value)) return value;
      } catch {
        // Broken JSON is set aside below, as a value of another type is.
      }
      const aside = name.replace('.json', `.broken-${new Date().toISOString().replaceAll(':', '-')}.json`);
      renameSync(at(name), at(aside));
      log(`${at(name)} is broken. It has been set aside as ${aside} and begins anew from the fixtures.`);
      return undefined;
    },
    write: (name, bytes) => void (isMine() && writeWhole(at(name), bytes)),
    clear: name => {
      if (!isMine()) return;
      rmSync(at(name), { recursive: true, force: true });
      mkdirSync(at(name));
    },
  };
}

/** Writes the lock. @returns the id of the running process that has it already. */
function writeLock(lock: string, content: string): number | undefined {
  try {
    writeFileSync(lock, content, { flag: 'wx' });
  } catch (error) {
    if (!existsSync(lock)) throw error;
    const holder = Number(readText(lock)?.split(' ')[0]);
    // A lock from before the last start of the machine names a process that no longer runs.
    const isOld = statSync(lock).mtimeMs < Date.now() - uptime() * 1000;
    // Vite starts a mock in the place of another one in the same process.
    if (!isOld && holder !== process.pid && isRunning(holder)) return holder;
    writeWhole(lock, content);
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

/** Writes another file and renames it, so that a killed process leaves the old file and not half of the new one. */
function writeWhole(file: string, content: string | Buffer): void {
  const temporary = `${file}.new`;
  const opened = openSync(temporary, 'w');
  try {
    writeFileSync(opened, content);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  renameSync(temporary, file);
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
const readText = (file: string): string | undefined => (isFile(file) ? readFileSync(file, 'utf8') : undefined);
