import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { exitOf, startTool } from '../launcher/processes.ts';
import { StartError } from '../launcher/startError.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium or Chrome of this machine: the one that CHROMIUM_PATH names, if it is set.
 * @throws {StartError} when CHROMIUM_PATH names no file.
 */
export const installedBrowser = (): string | undefined => {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH)) {
    throw new StartError(`CHROMIUM_PATH names ${CHROMIUM_PATH}, where there is no file.`);
  }
  const candidates = [CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
};

const run = async (command: string, ...args: string[]) =>
  (await exitOf(startTool(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }))) === 0;

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const installIfPossible = async () => {
  if (!canInstall()) return;
  const updated = await run('apt-get', 'update', '-qq');
  if (updated) await run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
};

/**
 * The path of a Chromium or Chrome of this machine; on Debian as root one is installed.
 * @throws {StartError} saying what to do where there is none and none could be installed.
 */
export const findBrowser = async (): Promise<string> => {
  if (!installedBrowser()) await installIfPossible();
  const path = installedBrowser();
  if (path) return path;
  throw new StartError(
    'The browser tests need Chromium or Chrome, and none was found. Install one (Debian: `apt-get install chromium`; elsewhere: `npx playwright install chromium`), or set CHROMIUM_PATH to its executable.',
  );
};
