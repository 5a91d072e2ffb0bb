/** `npm run screenshots`: the pictures of the README, taken of the running shop as the seed left it. */
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { projectFile } from '../emulators/suite/launcher/paths.ts';
import { runUntilSignal } from '../emulators/suite/launcher/runUntilSignal.ts';
import { StartError } from '../emulators/suite/launcher/startError.ts';
import { connect, readTarget } from '../emulators/suite/launcher/target.ts';
import { admin, type SeedAccount } from '../emulators/suite/seed/accounts.ts';
import { findBrowser } from '../emulators/suite/testing/browser.ts';

interface Screenshot {
  path: string;
  size: { width: number; height: number };
  account?: SeedAccount;
}

const usage = 'npm run screenshots [-- --port-offset N]';

const desktop = { width: 1280, height: 1200 };

const screenshots: Record<string, Screenshot> = {
  shop: { path: '/', size: desktop },
  dashboard: { path: '/dashboard', size: desktop, account: admin },
  phone: { path: '/tools/smoothing-plane', size: { width: 390, height: 844 } },
};

const signIn = async (page: Page, { email, password }: SeedAccount) => {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { name: 'Running low' }).waitFor();
};

const take = async (browser: Browser, name: string, { path, size, account }: Screenshot) => {
  const page = await browser.newPage({
    baseURL: process.env.SHOP_URL ?? '',
    viewport: size,
    deviceScaleFactor: 1.5,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(path);
  if (account) await signIn(page, account);
  // Else the button of the login leaves the pointer on a chart.
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(projectFile(`docs/images/${name}.webp`));
};

const takeAll = async (args: string[]): Promise<number> => {
  const { target, rest } = readTarget(args, usage);
  if (rest.length > 0 || target.project) throw new StartError(usage);
  await connect(target);
  mkdirSync(projectFile('docs/images'), { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    for (const [name, screenshot] of Object.entries(screenshots)) {
      await take(browser, name, screenshot);
    }
  } finally {
    await browser.close();
  }
  return 0;
};

await runUntilSignal(() => takeAll(process.argv.slice(2)));
