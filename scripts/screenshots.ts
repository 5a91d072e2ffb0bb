/** `npm run screenshots`: takes the pictures of the README, of a running shop with the seed. */
import { mkdirSync, readFileSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { usageError } from '@tools-hub/kit/commandLine/parseCommandLine';
import { runMain } from '@tools-hub/kit/commandLine/runMain';
import { projectFile } from '@tools-hub/kit/paths';
import { connect, readTarget } from '@tools-hub/kit/target';
import sharp from 'sharp';
import {
  admin,
  customer,
  memberAccounts,
  type SeedAccount,
} from '../emulators/suite/seed/data/accounts.ts';
import { brackenbury } from '../emulators/suite/seed/data/companies.ts';
import { findBrowser } from '../emulators/suite/testing/browser.ts';
import { openPdf } from './screenshotPdf.ts';

interface Screenshot {
  path: string;
  size: { width: number; height: number };
  account?: SeedAccount;
  /** Brings the page into the state of the picture. */
  prepare?: (page: Page) => Promise<void>;
  /** Opens what the picture shows instead of the page. */
  open?: (page: Page, browser: Browser) => Promise<Page>;
  /** Restores what `prepare` has stored in the shop. */
  restore?: (page: Page) => Promise<void>;
}

const usage = `npm run screenshots [-- NAME … options]    take the pictures of the README, or some of them

Options:
  --port-offset N   use the suite that was started with this offset`;

/** Pixels of a picture for one of the page, for sharp text. */
const scale = 1.25;

const desktop = { width: 1440, height: 1080 };

const phone = { width: 390, height: 844 };

const rows = ['PLN-1005\t12', 'SAW-3115\t6', 'CHS-2018\t48', 'HAM-4450\t24', 'CLP-5600\t40'];

const pasteRows = async (page: Page) => {
  const pasting = page.getByRole('button', { name: 'Paste rows' });
  await pasting.click();
  await page.getByLabel('Rows from a spreadsheet').fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Add the rows' }).click();
  await page.getByText(`${rows.length} ready`).waitFor();
  await pasting.click();
};

const fillCart = async (page: Page) => {
  await page.goto('/quick-order');
  await pasteRows(page);
  await page.getByRole('button', { name: `Add ${rows.length} tools to the cart` }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: `Cart, ${rows.length} tools` })
    .waitFor();
};

const openCheckout = async (page: Page) => {
  await fillCart(page);
  await page.goto('/checkout');
  await page.getByRole('button', { name: /^Place order: / }).waitFor();
};

const emptyCart = async (page: Page) => {
  await page.goto('/cart');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/api/cart'),
  );
  await page.getByRole('button', { name: 'Empty cart' }).click();
  await saved;
};

const openApproval = async (page: Page) => {
  await page.getByRole('button', { name: 'Buying for yourself' }).click();
  await page.getByRole('menuitemradio', { name: brackenbury.name }).click();
  const notice = page.getByText(`You are buying for ${brackenbury.name} now`);
  await notice.waitFor();
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: /^TH-/ }).first().click();
  await page.getByRole('button', { name: 'Approve', exact: true }).waitFor();
  await notice.waitFor({ state: 'detached' });
};

const loadedPictures = () => {
  const inView = [...document.images].filter((image) => {
    const { top, bottom, height } = image.getBoundingClientRect();
    return height > 0 && bottom > 0 && top < innerHeight;
  });
  return inView.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
};

/** The network is never idle on a page that listens, so the page itself says that it is complete. */
const untilShown = async (page: Page) => {
  const loading = page.locator('[aria-busy=true]').or(page.getByLabel(/^(?:Loading|Checking)/));
  await loading.first().waitFor({ state: 'detached' });
};

const untilLoaded = async (page: Page) => {
  await page
    .getByRole('link', { name: /^Buy Now: / })
    .first()
    .waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
};

const orderPage = '/dashboard/orders/seed-order-shipped';

const payment = (page: Page) => page.getByRole('region', { name: 'Payment', exact: true });

const untilInvoiced = (page: Page) =>
  payment(page)
    .getByRole('button', { name: /^Invoice / })
    .waitFor();

const openInvoice = async (page: Page, browser: Browser) => {
  const download = page.waitForEvent('download');
  await payment(page)
    .getByRole('button', { name: /^Invoice / })
    .click();
  return openPdf(browser, readFileSync(await (await download).path()), scale);
};

const screenshots: Record<string, Screenshot> = {
  shop: { path: '/', size: desktop, prepare: untilLoaded },
  dashboard: {
    path: '/dashboard',
    size: desktop,
    account: admin,
    prepare: (page) => page.getByRole('heading', { name: 'Running low' }).waitFor(),
  },
  order: { path: orderPage, size: desktop, account: customer, prepare: untilInvoiced },
  invoice: {
    path: orderPage,
    size: desktop,
    account: customer,
    prepare: untilInvoiced,
    open: openInvoice,
  },
  phone: {
    path: '/tools/smoothing-plane',
    size: phone,
    prepare: (page) => page.getByRole('button', { name: 'Add to cart' }).first().waitFor(),
  },
  quickOrder: { path: '/quick-order', size: desktop, prepare: pasteRows },
  cart: {
    path: '/quick-order',
    size: phone,
    prepare: async (page) => {
      await fillCart(page);
      await page.goto('/cart');
      await page.getByRole('link', { name: 'Checkout', exact: true }).waitFor();
    },
  },
  checkout: {
    path: '/checkout',
    size: desktop,
    account: customer,
    prepare: openCheckout,
    restore: emptyCart,
  },
  approval: {
    path: '/dashboard/approvals',
    size: desktop,
    account: memberAccounts.approver,
    prepare: openApproval,
  },
};

const signIn = async (page: Page, { email, password }: SeedAccount) => {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { name: 'Login' }).waitFor({ state: 'hidden' });
};

const take = async (browser: Browser, name: string, screenshot: Screenshot) => {
  const { path, size, account, prepare, open, restore } = screenshot;
  const page = await browser.newPage({
    baseURL: process.env.SHOP_URL ?? '',
    viewport: size,
    deviceScaleFactor: scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(path);
  // The typeface is shown only where it loads at once: the second time, from the browser's cache.
  await page.evaluate(() => document.fonts.ready);
  await page.goto(path);
  if (account) await signIn(page, account);
  await prepare?.(page);
  const shown = (await open?.(page, browser)) ?? page;
  // After the click on the login button, the pointer would be on a chart.
  await shown.mouse.move(0, 0);
  await untilShown(shown);
  await shown.waitForFunction(loadedPictures);
  await sharp(await shown.screenshot())
    .webp({ quality: 65, effort: 6 })
    .toFile(projectFile(`docs/images/${name}.webp`));
  await restore?.(page);
};

const takeAll = async (args: string[]): Promise<number> => {
  const { target, rest } = readTarget(args, usage);
  if (target.project)
    throw usageError('--project is not supported: the pictures need the seed.', usage);
  const unknown = rest.find((name) => !Object.hasOwn(screenshots, name));
  if (unknown) throw usageError(`There is no picture ${unknown}.`, usage);
  await connect(target);
  mkdirSync(projectFile('docs/images'), { recursive: true });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox'],
  });
  try {
    for (const [name, screenshot] of Object.entries(screenshots)) {
      if (rest.length === 0 || rest.includes(name)) await take(browser, name, screenshot);
    }
  } finally {
    await browser.close();
  }
  return 0;
};

await runMain(() => takeAll(process.argv.slice(2)));
