/** `npm run screenshots`: takes the pictures of the README, of a running shop with the seed. */
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { usageError } from '../emulators/suite/launcher/command/parseCommandLine.ts';
import { runMain } from '../emulators/suite/launcher/command/runMain.ts';
import { connect, readTarget } from '../emulators/suite/launcher/command/target.ts';
import { projectFile } from '../emulators/suite/launcher/paths.ts';
import { admin, type SeedAccount } from '../emulators/suite/seed/accounts.ts';
import { findBrowser } from '../emulators/suite/testing/browser.ts';

interface Screenshot {
  path: string;
  size: { width: number; height: number };
  account?: SeedAccount;
}

const usage = `npm run screenshots [-- options]    take the pictures of the README

Options:
  --port-offset N   use the suite that was started with this offset`;

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
  // After the click on the login button, the pointer would be on a chart.
  await page.mouse.move(0, 0);
  await page.waitForLoadState('networkidle');
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(projectFile(`docs/images/${name}.webp`));
};

const takeAll = async (args: string[]): Promise<number> => {
  const { target, rest } = readTarget(args, usage);
  if (target.project)
    throw usageError('--project is not supported: the pictures need the seed.', usage);
  if (rest.length > 0) throw usageError(`Unexpected argument: ${rest[0]}`, usage);
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

await runMain(() => takeAll(process.argv.slice(2)));
