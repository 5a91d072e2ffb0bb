import type { Page, Request } from '@playwright/test';
import type { Tool } from 'functions/contract';
import { press } from '../support/page/actions.ts';
import { buyFor, signOut } from '../support/page/navigation.ts';
import { storedTexts } from '../support/page/storedTexts.ts';
import { expect, test } from '../support/page/test.ts';
import { newCustomer } from '../support/shop/account.ts';
import { createCustomer } from '../support/shop/api.ts';
import { createCompany } from '../support/shop/companies.ts';
import { agreeDiscount, agreeOnlyTool, archiveAgreedPrices } from '../support/shop/prices.ts';
import { startSession } from '../support/shop/session.ts';
import { addTool, expectFound, removeTestTools } from '../support/shop/tools.ts';

test.afterEach(async () => {
  await archiveAgreedPrices();
  await removeTestTools();
});

/** A price that nothing else has, and how pages, responses and storages write it. */
interface Price {
  text: string;
  pattern: RegExp;
}

const ownPrice: Price = { text: '$5,658.30', pattern: /(?<![\d.])(5,?658\.30?|565830)(?!\d)/ };
const companyPrice: Price = {
  text: '$5,222.70',
  pattern: /(?<![\d.])(5,?222\.70?|522270)(?!\d)/,
};
const listPrice = { dollars: 9_000, text: '$9,000.00' };

/**
 * Collects the answers of the API, until they are taken. The answer of a call that a navigation
 * ends would never be complete.
 */
const collectAnswers = (page: Page) => {
  let answers: Promise<string>[] = [];
  const read = async (request: Request) => {
    const response = await request.response();
    return `${request.url()}\n${await response?.text().catch(() => '')}`;
  };
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) answers.push(read(request));
  });
  return async () => {
    const taken = await Promise.all(answers);
    answers = [];
    return taken;
  };
};

/**
 * What the browser stores with a price that is not that of the current payer. Each payer has their
 * own keys, which a switch keeps: an entry whose key names the other payer is theirs.
 */
const foreignEntries = async (page: Page, foreign: Price, isTheirs: (place: string) => boolean) =>
  (await storedTexts(page))
    .filter(({ place, text }) => foreign.pattern.test(text) && !isTheirs(place))
    .map(({ place }) => place);

interface Visit {
  page: Page;
  tool: Tool;
  price: Price;
  foreign: Price;
  isTheirs: (place: string) => boolean;
  answers: () => Promise<string[]>;
}

const pagesOf = ({ _id, sku }: Tool) => [
  { address: `/tools?q=${sku}`, shown: (page: Page) => page.getByRole('article') },
  { address: `/tools/${_id}`, shown: (page: Page) => page.getByRole('article') },
  { address: `/order/${_id}`, shown: (page: Page) => page.getByRole('main') },
  {
    address: '/cart',
    shown: (page: Page) => page.getByRole('list', { name: 'Tools in the cart' }),
  },
  { address: '/checkout', shown: (page: Page) => page.getByRole('main') },
];

/** Opens every page with the price, and expects that of the payer alone. */
const expectOnlyOwnPrices = async ({ page, tool, price, foreign, isTheirs, answers }: Visit) => {
  for (const { address, shown } of pagesOf(tool)) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(shown(page).first()).toContainText(price.pattern);
      expect(await page.content()).not.toMatch(foreign.pattern);
      expect(await foreignEntries(page, foreign, isTheirs)).toEqual([]);
    });
  }
  const received = await answers();
  expect(received.some((answer) => price.pattern.test(answer))).toBe(true);
  for (const answer of received) expect(answer).not.toMatch(foreign.pattern);
};

/** Adds the tool of the page to the cart, and waits until the account has it. */
const addToCart = async (page: Page) => {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/api/cart'),
  );
  await press(page, 'Add to cart');
  await saved;
};

test('a payer switch and a sign-out show no price of another payer', async ({
  page,
  expectFailure,
}) => {
  const account = newCustomer();
  const company = `Joinery of ${account.name}`;
  const [tool, hidden] = [
    await addTool({ price: listPrice.dollars, minOrder: 1 }),
    await addTool({ price: 20, minOrder: 1 }),
  ];
  const { idToken, localId: uid } = await createCustomer(account);
  const companyId = await createCompany(idToken, company);
  await agreeDiscount(uid, 3_713);
  await agreeOnlyTool(companyId, { toolId: tool._id, price: 5_222.7 });
  await expectFound(tool.sku, 1);
  await startSession(page, account);
  const answers = collectAnswers(page);
  const isOfCompany = (place: string) => place.includes(companyId);
  const asAccount = {
    ...{ page, tool, answers, price: ownPrice, foreign: companyPrice },
    isTheirs: isOfCompany,
  };
  const asCompany = {
    ...{ page, tool, answers, price: companyPrice, foreign: ownPrice },
    isTheirs: (place: string) =>
      place === 'localStorage cart' || place.startsWith(`localStorage kept:${uid}:`),
  };

  await test.step('the account has its price, beside the list price', async () => {
    await page.goto(`/tools/${tool._id}`);
    await expect(page.getByText(`your price, list ${listPrice.text}`).first()).toBeVisible();
    await addToCart(page);
    await expectOnlyOwnPrices(asAccount);
  });

  await test.step('the company has its own, and sees only its assortment', async () => {
    await page.goto(`/tools/${tool._id}`);
    await buyFor(page, company);
    await expect(page.getByText(`You are buying for ${company} now`)).toBeVisible();
    await expect(page.getByText(companyPrice.text).first()).toBeVisible();
    await answers();
    await addToCart(page);
    await expectOnlyOwnPrices(asCompany);
    expectFailure(new RegExp(`/api/tool/${hidden._id}\\S*: 404`));
    await page.goto(`/tools/${hidden._id}`);
    await expect(page.getByText('We have no such tool')).toBeVisible();
  });

  await test.step('the account has its price again', async () => {
    await page.goto(`/tools/${tool._id}`);
    await buyFor(page, 'Yourself', company);
    await expect(page.getByText('You are buying for yourself now')).toBeVisible();
    await answers();
    await expectOnlyOwnPrices(asAccount);
  });

  await test.step('after the sign-out, nothing is left of either', async () => {
    await page.goto('/');
    await signOut(page);
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible();
    const nobody = () => false;
    await expect.poll(() => foreignEntries(page, ownPrice, nobody)).toEqual([]);
    expect(await foreignEntries(page, companyPrice, nobody)).toEqual([]);
    await answers();
    await page.goto(`/tools/${tool._id}`);
    await expect(page.getByText(listPrice.text).first()).toBeVisible();
    for (const { pattern } of [ownPrice, companyPrice]) {
      expect(await page.content()).not.toMatch(pattern);
      for (const answer of await answers()) expect(answer).not.toMatch(pattern);
    }
  });
});
