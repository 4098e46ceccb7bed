// Finds the browser of the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { root, say } from './checkout.mjs';

const systemChromium = '/usr/bin/chromium';

/**
 * The path of a Chromium: CHROMIUM_PATH, the system's, Playwright's own, or one that is installed now.
 * Ends the run with instructions where none can be had: browser tests are never skipped.
 */
export async function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    say(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which is not there.`);
    process.exit(1);
  }
  const { chromium } = await import('playwright');
  const places = () => [systemChromium, chromium.executablePath()].find((path) => existsSync(path));
  if (!places()) install();
  const found = places();
  if (found) return found;
  say('No Chromium was found and none could be installed. Install one, for example with');
  say('  apt-get install chromium      or      npx playwright install --with-deps chromium');
  say('or name one in CHROMIUM_PATH, and run npm test again.');
  process.exit(1);
}

function install() {
  say('installing Chromium for the browser tests');
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const commands = isDebianRoot
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      ]
    : [['npx', 'playwright', 'install', 'chromium']];
  for (const [command, ...words] of commands) {
    spawnSync(command, words, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 600_000,
    });
  }
}
