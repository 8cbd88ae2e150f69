// Tests the hosted sign-in mode against Firebase's own emulator: fetches the emulator (some 300 MB, hence not in the
// lock file), builds the app for it, runs the tests beside this file, and closes with `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const tools = 'firebase-tools@15.34.2';
const folder = mkdtempSync(path.join(tmpdir(), 'hosted-'));
const port = 9099;
const emulator = `http://127.0.0.1:${port}`;
const env = {
  ...process.env,
  VITE_AUTH_MODE: 'hosted',
  VITE_FIREBASE_API_KEY: 'demo-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-admin.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-admin',
  VITE_FIREBASE_APP_ID: '1:1:web:1',
  VITE_FIREBASE_EMULATOR: emulator,
  E2E_DIST: path.join(folder, 'dist'),
};
writeFileSync(path.join(folder, 'firebase.json'), JSON.stringify({ emulators: { auth: { port }, ui: { enabled: false }, singleProjectMode: true } }));

const run = (command, options = {}) => spawn(command, { shell: true, stdio: 'inherit', env, ...options });
const ended = child => new Promise(resolve => child.on('close', code => resolve(code)));
const answers = () =>
  fetch(emulator).then(
    reply => reply.ok,
    () => false,
  );

console.log(`Fetching and starting ${tools}; the first time takes some minutes.`);
const emulation = run(`npx --yes ${tools} emulators:start --only auth --project demo-admin`, {
  cwd: folder,
  detached: true,
  stdio: ['ignore', 'pipe', 'pipe'],
});
let over = false;
let closing = false;
// What it says about being stopped is no news.
for (const words of [emulation.stdout, emulation.stderr]) words.on('data', text => closing || process.stdout.write(text));
emulation.on('close', () => {
  over = true;
});
while (!over && !(await answers())) await new Promise(resolve => setTimeout(resolve, 1000));
let code = 1;
if (over) console.error('The emulator did not start; its words are above.\n0 passed, 1 failed');
else {
  code = await ended(run(`npx --no-install vite build --logLevel warn --outDir ${env.E2E_DIST} --emptyOutDir`));
  if (code === 0) code = await ended(run('npx --no-install playwright test --config tests/hosted/playwright.config.ts'));
}
closing = true;
if (!over) process.kill(-emulation.pid, 'SIGTERM');
rmSync(folder, { recursive: true, force: true });
process.exit(code);
