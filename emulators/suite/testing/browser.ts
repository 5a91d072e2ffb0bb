import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CommandError } from '@tools-hub/kit/commandLine/commandError';
import { exitOf, startTool } from '@tools-hub/kit/processes';

// The first one has no user interface, which takes a fifth of the time of the browser tests.
const usualPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium or Chrome on this machine: CHROMIUM_PATH, if it is set; of several, the
 * lightest.
 * @throws {CommandError} when there is no file at CHROMIUM_PATH.
 */
export const installedBrowser = (): string | undefined => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new CommandError(`CHROMIUM_PATH is ${CHROMIUM_PATH}, but there is no such file.`);
  }
  const candidates = [CHROMIUM_PATH, ...usualPaths, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
};

const run = async (command: string, ...args: string[]) =>
  (await exitOf(startTool(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }))) === 0;

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Debian's packages with a browser. Older releases do not have the first one. */
const packages = ['chromium-headless-shell', 'chromium'];

const installIfPossible = async () => {
  if (!canInstall() || !(await run('apt-get', 'update', '-qq'))) return;
  for (const name of packages) {
    if (await run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', name)) return;
  }
};

/**
 * The path of a Chromium or Chrome on this machine. Installs one on Debian, if run as root.
 * @throws {CommandError} with what to do when there is none and it cannot install one.
 */
export const findBrowser = async (): Promise<string> => {
  if (!installedBrowser()) await installIfPossible();
  const path = installedBrowser();
  if (path) return path;
  throw new CommandError(
    'The browser tests need Chromium or Chrome, and none was found. Install one (Debian: `apt-get install chromium`; elsewhere: `npx playwright install chromium`), or set CHROMIUM_PATH to its executable.',
  );
};
