// Finds the web servers of the tests. Installs Debian's where there are none.
import { execSync } from 'node:child_process';

const packages = { nginx: 'nginx-light', caddy: 'caddy' } as const;

const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';

function isHere(server: string): boolean {
  try {
    execSync(`command -v ${server}`, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Makes sure that there is a web server. @throws Error that says what to do where it cannot be installed */
export function ensureServer(server: keyof typeof packages): void {
  if (isHere(server)) return;
  execSync(`${sudo}apt-get update -qq && ${sudo}apt-get install -y -qq --no-install-recommends ${packages[server]}`, {
    stdio: 'ignore',
    timeout: 600_000,
  });
  if (!isHere(server)) throw new Error(`This test needs ${server}, and it could not be installed. Install it by hand and run again.`);
}
