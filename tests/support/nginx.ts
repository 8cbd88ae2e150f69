// Finds nginx for the tests of the container. Installs Debian's where there is none.
import { execSync } from 'node:child_process';

const sudo = process.getuid?.() === 0 ? '' : 'sudo -n ';
const hasNginx = (): boolean => {
  try {
    execSync('nginx -v', { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Makes sure that there is nginx. @throws Error that says what to do where it cannot be installed */
export function ensureNginx(): void {
  if (hasNginx()) return;
  execSync(`${sudo}apt-get update -qq && ${sudo}apt-get install -y -qq --no-install-recommends nginx-light`, { stdio: 'ignore', timeout: 600_000 });
  if (!hasNginx()) throw new Error('The tests of the container need nginx, and it could not be installed. Install it by hand and run again.');
}
