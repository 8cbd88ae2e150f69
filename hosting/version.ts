import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The version of the app. */
export interface AppVersion {
  version: string;
  /** Of the source, where it is known: from git, else from the variable `COMMIT`. */
  commit?: string;
}

/** The version in package.json, and the commit of the working tree, which ends with `-dirty` where files were changed. */
export function appVersion(): AppVersion {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as AppVersion;
  try {
    const git = execFileSync('git', ['describe', '--always', '--dirty', '--exclude', '*'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return { version, commit: git.trim() };
  } catch {
    return { version, ...(process.env.COMMIT ? { commit: process.env.COMMIT } : {}) };
  }
}

/** A version in words: `1.0.0 (abc1234)`. */
export const versionText = ({ version, commit }: AppVersion): string => (commit ? `${version} (${commit})` : version);
