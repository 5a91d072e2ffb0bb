/** Changes of prices, while the process that makes them is killed and another one serves a payer. */
import { randomUUID } from 'node:crypto';
import type {
  ChangedEntry,
  CreatedPriceList,
  PriceEntryInput,
  PriceImport,
  Tool,
} from 'functions/contract';
import { checkConsistency } from 'functions/operations';
import { registerAdmin, registerCustomer, type TestAccount } from 'functions/testing/api/accounts';
import { expectProblem, expectStatus, send } from 'functions/testing/api/api';
import { orderHeaders } from 'functions/testing/orders/orders';
import { listFor, signInToShop } from 'functions/testing/prices/priceLists';
import { createTool } from 'functions/testing/tools/tools';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import { killAtCommit, killsOf } from './support/commits.ts';
import { retryWhileUnavailable } from './support/customer.ts';
import { type FaultyShop, noFault, startFaultyShop } from './support/faultyShop.ts';

const listPrice = 20;
/** More than are imported in one commit. */
const toolCount = 302;

let shop: FaultyShop;
/** The address of another instance, which is not killed. */
let otherUrl: string;
let admin: TestAccount;
let payer: TestAccount;
let listId: string;
let tools: { id: string; sku: string }[];

beforeAll(async () => {
  // It shows what is stored, without the seconds that another instance may lag behind.
  const other = await startApi({ SHOWN_PRICES_SECONDS: '0' });
  otherUrl = process.env.API_URL ?? '';
  shop = await startFaultyShop();
  admin = await registerAdmin();
  const addTool = async (at: number) => {
    const sku = `KIL-${randomUUID().slice(0, 8)}-${at}`.toUpperCase();
    return { id: await createTool({ sku, price: listPrice }), sku };
  };
  tools = await Promise.all(Array.from({ length: toolCount }, (_, at) => addTool(at)));
  return async () => {
    await shop.close();
    await other.close();
  };
});

const [first, last] = [0, toolCount - 1];
const idAt = (at: number): string => tools[at]?.id ?? expect.fail('no such tool');

const ignore = () => {};

const call = (method: string, path: string, options: object = {}, onFailure = ignore) =>
  retryWhileUnavailable(() => send(method, path, { token: admin.token, ...options }), onFailure);

/** The price of a tool that the other instance shows to the payer. */
const shownPrice = async (at: number): Promise<number> => {
  const headers = { Authorization: `Bearer ${payer.token}` };
  const response = await fetch(`${otherUrl}/tool/${idAt(at)}`, { headers });
  return (await expectStatus<Tool>(response, 200)).price;
};

const move = async (to: 'active' | 'archived'): Promise<void> => {
  const options = { json: { to }, headers: orderHeaders(randomUUID()) };
  await expectStatus(await call('POST', `/price-list/${listId}/transitions`, options), 200);
};

/**
 * Sets a price, and resolves to the version of the entry. After a failure, the shop may answer that
 * the entry has changed, because the failed request may have succeeded.
 */
const setPrice = async (
  at: number,
  { price, version }: Pick<PriceEntryInput, 'version'> & { price: number },
  onFailure = ignore,
): Promise<number> => {
  const path = `/price-list/${listId}/prices/${idAt(at)}`;
  const response = await call(
    'PUT',
    path,
    { json: { price, priceBreaks: [], version } },
    onFailure,
  );
  if (response.status === 412) {
    const { priceEntry } = await expectProblem(response, 412, 'precondition-failed');
    expect(priceEntry).toMatchObject({ price });
    return (priceEntry as { version: number }).version;
  }
  return (await expectStatus<ChangedEntry>(response, 200)).version;
};

/** Sets the prices of all tools to the same one. */
const importPrices = async (price: number): Promise<PriceImport> => {
  const options = {
    body: tools.map(({ sku }) => `${sku}\t${price}`).join('\n'),
    headers: { 'Content-Type': 'text/csv' },
  };
  return expectStatus(await call('POST', `/price-list/${listId}/prices.csv`, options), 200);
};

beforeEach(async () => {
  shop.faultOf = noFault;
  payer = await registerCustomer();
  await signInToShop(payer);
  const created = await call('POST', '/price-list', { json: listFor(payer.uid) });
  listId = (await expectStatus<CreatedPriceList>(created, 201)).insertedId;
});

afterEach(async () => {
  shop.faultOf = noFault;
  await move('archived');
});

/** Repeats a read until `done`, and resolves to what it returned. */
const readUntil = async <Result>(
  read: () => Promise<Result>,
  done: Promise<unknown>,
): Promise<Result[]> => {
  let isDone = false;
  const ended = done.finally(() => {
    isDone = true;
  });
  const results: Result[] = [];
  while (!isDone) results.push(await read());
  await ended;
  return results;
};

interface KilledChange {
  /** The number of the commit at which the process is killed. */
  commit: number;
  lost: 'request' | 'response';
  /** The tool whose price is watched. */
  at: number;
  before: number;
  after: number;
  change: () => Promise<unknown>;
}

/**
 * Kills the process at a commit of a change that is retried, and expects that the payer sees the
 * price before until the commit, and the price after from then on.
 */
const killDuring = async ({ commit, lost, at, before, after, change }: KilledChange) => {
  expect(await shownPrice(at)).toBe(before);
  const end = killAtCommit(shop, commit, lost);
  const changing = change();
  const shown = await readUntil(() => shownPrice(at), changing);
  await end();
  const firstAfter = shown.indexOf(after);
  const turn = firstAfter < 0 ? shown.length : firstAfter;
  expect(shown).toEqual(shown.map((_, index) => (index < turn ? before : after)));
  expect(await shownPrice(at)).toBe(after);
  const response = await send('GET', `/tool/${idAt(at)}`, { token: payer.token });
  expect((await expectStatus<Tool>(response, 200)).price).toBe(after);
  expect((await checkConsistency()).problems).toEqual([]);
};

const losses = ['request', 'response'] as const;

it.each(losses)(
  'an activation, killed with the %s of its commit, is finished by a retry',
  async (lost) => {
    await setPrice(first, { price: 15, version: 0 });
    const change = () => move('active');
    await killDuring({ commit: 1, lost, at: first, before: listPrice, after: 15, change });
  },
);

it.each(losses)(
  'a change of an agreed price, killed with the %s of its commit, is finished by a retry',
  async (lost) => {
    const version = await setPrice(first, { price: 15, version: 0 });
    await move('active');
    const change = () => setPrice(first, { price: 12, version });
    await killDuring({ commit: 1, lost, at: first, before: 15, after: 12, change });
  },
);

it.each([
  [1, 'request', first],
  [1, 'response', first],
  [2, 'request', last],
  [2, 'response', last],
] as const)(
  'an import, killed at its commit %i with the %s, is finished by a retry',
  async (commit, lost, at) => {
    await setPrice(first, { price: 15, version: 0 });
    await setPrice(last, { price: 15, version: 0 });
    await move('active');
    const change = () => importPrices(12);
    await killDuring({ commit, lost, at, before: 15, after: 12, change });
    expect((await importPrices(12)).unchanged).toHaveLength(toolCount);
  },
);

it('A payer never sees a price go back while its changes are killed', async () => {
  const { onFailure, during } = killsOf(shop);
  let version = await setPrice(first, { price: 10, version: 0 });
  await move('active');
  let [sent, confirmed] = [10, 10];
  const changeAll = async () => {
    for (let price = 11; price < listPrice; price += 0.5) {
      sent = price;
      version = await setPrice(first, { price, version }, onFailure);
      confirmed = price;
    }
  };
  const read = async () => {
    const earliest = confirmed;
    const shown = await shownPrice(first);
    return { earliest, shown, latest: sent };
  };
  for (const { earliest, shown, latest } of await readUntil(read, during(changeAll()))) {
    expect(shown).toBeGreaterThanOrEqual(earliest);
    expect(shown).toBeLessThanOrEqual(latest);
  }
  expect(await shownPrice(first)).toBe(19.5);
  expect((await checkConsistency()).problems).toEqual([]);
});
