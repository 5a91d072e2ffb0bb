import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CartRow, limits, orderNumberOf } from '../../contract/index.ts';
import { recordSignIn } from '../../services/accountData/signIn.ts';
import {
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '../../services/accounts/addresses.ts';
import { getProfile, updateProfile } from '../../services/accounts/users.ts';
import { getCart, saveCart } from '../../services/carts/carts.ts';
import { listPartNumbers, savePartNumbers } from '../../services/carts/partNumbers.ts';
import { resolveRows } from '../../services/carts/resolveRows.ts';
import {
  addToShoppingList,
  createShoppingList,
  deleteShoppingList,
  getShoppingList,
  listShoppingLists,
  updateShoppingList,
} from '../../services/carts/shoppingLists.ts';
import {
  listStockAlerts,
  removeStockAlert,
  setStockAlert,
} from '../../services/catalogue/alerts/stockAlerts.ts';
import { getTool, listCachedTools, listTools } from '../../services/catalogue/tools/tools.ts';
import { skuOfNumber } from '../../services/catalogue/tools/typedNumbers.ts';
import { getCustomer, updateCustomer } from '../../services/customers/customers.ts';
import { listPurchases } from '../../services/customers/purchases.ts';
import { getOrder, listOrders, listOrdersByEmail } from '../../services/ordering/orders/orders.ts';
import { placeOrder } from '../../services/ordering/placing/placeOrder.ts';
import { cancelOrder } from '../../services/ordering/status/cancelOrder.ts';
import { transitionOrder } from '../../services/ordering/status/transitionOrder.ts';
import { listReviews } from '../../services/reviews/reviews.ts';
import { checkHealth } from '../../services/site/health.ts';
import { forItself } from '../../store/accounts/caller.ts';
import { callerOf, registerCustomer, type SignedInCaller } from '../api/accounts.ts';
import { validForms } from '../inputs/validForms.ts';
import { cartLine } from '../orders/carts.ts';
import { orderInput } from '../orders/orders.ts';
import { createTool, stockOf } from '../tools/tools.ts';
import { keepCaches, usageOf } from './usage.ts';

const orderOf = async (key?: string, lines = 1) => {
  const toolIds = await Promise.all(Array.from({ length: lines }, () => createTool()));
  return { input: orderInput(...toolIds), key };
};

let caller: SignedInCaller;

beforeAll(async () => {
  caller = { ...callerOf(await registerCustomer()), displayName: 'Ada' };
});

keepCaches();

describe('Reads and writes', () => {
  it('of an order: tool, settings, customer, price lists, purchases; order, stock, ledger, sales, customer, purchases, event, two mails', async () => {
    const order = await orderOf();
    expect(await usageOf(() => placeOrder(order, caller))).toEqual({ reads: 5, writes: 10 });
  });

  it.each([2, 10, 50])('of an order of %d lines: k + 4 and at most 3k + 7', async (lines) => {
    const order = await orderOf(undefined, lines);
    const usage = await usageOf(() => placeOrder(order, caller));
    expect(usage.reads).toBe(lines + 4);
    expect(usage.writes).toBeGreaterThan(2 * lines);
    expect(usage.writes).toBeLessThanOrEqual(3 * lines + 7);
  });

  it('of a confirmation: order, settings, counter; order, counter, invoice, their events, audit log, mail, answer', async () => {
    const { insertedId } = await placeOrder(await orderOf(), caller);
    const admin = callerOf(await registerCustomer(), true);
    const input = { to: 'confirmed', reason: '', carrier: '', trackingNumber: '' } as const;
    const confirm = () => transitionOrder(insertedId, { input, key: 'confirm' }, admin);
    expect(await usageOf(confirm)).toEqual({ reads: 3, writes: 8 });
    expect(await usageOf(confirm)).toEqual({ reads: 3, writes: 0 });
  });

  it('of a retried order: tool, settings, customer, price lists, purchases and answer; none', async () => {
    const order = await orderOf(randomUUID());
    await placeOrder(order, caller);
    expect(await usageOf(() => placeOrder(order, caller))).toEqual({ reads: 6, writes: 0 });
  });

  it('of a cancellation: order, tool and purchases; order, stock, ledger, sales, customer, purchases, event, mail', async () => {
    const { insertedId } = await placeOrder(await orderOf(), caller);
    const usage = await usageOf(() => cancelOrder(insertedId, caller));
    expect(usage).toEqual({ reads: 3, writes: 9 });
  });

  it('of a cancellation by an admin: order, tool and purchases; those, and the audit log', async () => {
    const { insertedId } = await placeOrder(await orderOf(), caller);
    const admin = callerOf(await registerCustomer(), true);
    const usage = await usageOf(() => cancelOrder(insertedId, admin));
    expect(usage).toEqual({ reads: 3, writes: 10 });
  });

  it('of a page: its items and one to detect the next page', async () => {
    await Promise.all(Array.from({ length: 4 }, () => createTool()));
    for (let placed = 0; placed < 4; placed += 1) await placeOrder(await orderOf(), caller);
    const page = { limit: 3 };
    // A list without hidden tools reads these, too.
    const tools = { ...page, sort: 'price', withHidden: true } as const;
    const expected = { reads: 4, writes: 0 };
    expect(await usageOf(() => listTools(tools))).toEqual(expected);
    expect(await usageOf(() => listOrders({}, page))).toEqual(expected);
    expect(await usageOf(() => listOrdersByEmail(caller.email, {}, page, caller))).toEqual(
      expected,
    );
    const [newest] = (await listOrdersByEmail(caller.email, {}, page, caller)).items;
    const byNumber = { search: newest?.number };
    const found = await usageOf(() => listOrdersByEmail(caller.email, byNumber, page, caller));
    expect(found).toEqual({ reads: 1, writes: 0 });
    const { next } = await listTools(tools);
    const second = { ...tools, cursor: next ?? '' };
    expect(await usageOf(() => listTools(second))).toEqual(expected);
  });

  it('of a visitor’s cached list: none for five seconds', async () => {
    const page = { limit: 2, sort: 'name' } as const;
    await listCachedTools(page);
    expect(await usageOf(() => listCachedTools(page))).toEqual({ reads: 0, writes: 0 });
  });

  it('of an empty page: the minimum of one', async () => {
    const nobody = forItself({ ...caller, uid: randomUUID() });
    const usage = await usageOf(() => listOrdersByEmail(nobody.email, {}, { limit: 3 }, nobody));
    expect(usage).toEqual({ reads: 1, writes: 0 });
  });

  it('of a single document: one', async () => {
    const id = await createTool();
    const one = { reads: 1, writes: 0 };
    expect(await usageOf(() => getTool(id))).toEqual(one);
    const { insertedId } = await placeOrder(await orderOf(), caller);
    expect(await usageOf(() => getOrder(insertedId, caller))).toEqual(one);
    const number = orderNumberOf(insertedId);
    expect(await usageOf(() => getOrder(number, caller))).toEqual(one);
    expect(await usageOf(() => checkHealth())).toEqual(one);
    const reviews = await usageOf(() => listReviews({ limit: 1 }));
    expect(reviews.reads).toBeLessThanOrEqual(2);
  });

  it('of a customer: customer, settings, profile, overdue amount; customer and audit log', async () => {
    await placeOrder(await orderOf(), caller);
    expect(await usageOf(() => getCustomer(caller.uid))).toEqual({ reads: 4, writes: 0 });
    const input = { terms: 'net-60', creditLimit: null } as const;
    const change = () => updateCustomer(caller.uid, input, caller);
    expect(await usageOf(change)).toEqual({ reads: 2, writes: 2 });
    expect(await usageOf(change)).toEqual({ reads: 2, writes: 0 });
  });

  it('of a stock alert: alert, tool, price lists, groups, tombstone, count and tool again; alert and tombstone check', async () => {
    const toolId = await createTool({ available: 0 });
    const set = () => setStockAlert(toolId, caller);
    expect(await usageOf(set)).toEqual({ reads: 7, writes: 2 });
    expect(await usageOf(set)).toEqual({ reads: 4, writes: 0 });
    expect(await usageOf(() => listStockAlerts(caller))).toEqual({ reads: 1, writes: 0 });
    const remove = () => removeStockAlert(toolId, caller);
    expect(await usageOf(remove)).toEqual({ reads: 1, writes: 1 });
    expect(await usageOf(remove)).toEqual({ reads: 1, writes: 0 });
  });

  it('of a cart: the cart, and for a new one the tombstone; the cart and tombstone check', async () => {
    const account = callerOf(await registerCustomer());
    const lines = [cartLine('plane')];
    const save = async () => {
      const { version } = await getCart(account);
      return usageOf(() => saveCart({ version, lines }, account));
    };
    expect(await usageOf(() => getCart(account))).toEqual({ reads: 1, writes: 0 });
    expect(await save()).toEqual({ reads: 2, writes: 2 });
    expect(await save()).toEqual({ reads: 1, writes: 1 });
    const outdated = () =>
      expect(saveCart({ version: 'old', lines }, account)).rejects.toMatchObject({
        code: 'precondition-failed',
      });
    expect(await usageOf(outdated)).toEqual({ reads: 1, writes: 0 });
  });

  it('of looked-up rows: each tool once, and two for up to 30 unknown SKUs', async () => {
    const skus = Array.from({ length: 40 }, () => `U-${randomUUID().slice(0, 18).toUpperCase()}`);
    const ids = await Promise.all(skus.map((sku) => createTool({ sku })));
    const readsOf = async (rows: CartRow[]) => {
      const usage = await usageOf(() => resolveRows(rows, null));
      expect(usage.writes).toBe(0);
      return usage.reads;
    };
    const quantity = 5;
    expect(await readsOf([])).toBe(0);
    expect(await readsOf(ids.map((toolId) => ({ toolId, quantity })))).toBe(40);
    expect(await readsOf(skus.map((sku) => ({ sku, quantity })))).toBe(40);
    const [toolId] = ids;
    const repeated = Array.from({ length: limits.cartRows }, () => ({ toolId, quantity }));
    expect(await readsOf(repeated)).toBe(1);
    const unknown = Array.from({ length: limits.cartRows }, (_, n) => ({
      sku: `UNKNOWN-${n}`,
      quantity,
    }));
    expect(await readsOf(unknown)).toBe(14);
    const missing = unknown.map(({ sku }) => ({ toolId: sku, quantity }));
    expect(await readsOf(missing)).toBe(limits.cartRows);
    expect(await readsOf([{ quantity }, { sku: 'x' }, { toolId: 'a/b' }])).toBe(0);
  });

  it('of addresses: the address book, and for a new one the tombstone and its check', async () => {
    const account = callerOf(await registerCustomer());
    const input = validForms.address;
    const create = (key?: string) => createAddress({ input, key }, account);
    const one = { reads: 1, writes: 1 };
    expect(await usageOf(() => listAddresses(account))).toEqual({ reads: 1, writes: 0 });
    expect(await usageOf(() => create('first'))).toEqual({ reads: 2, writes: 3 });
    expect(await usageOf(() => create('first'))).toEqual({ reads: 3, writes: 0 });
    const { insertedId } = await create();
    expect(await usageOf(() => create())).toEqual(one);
    expect(await usageOf(() => updateAddress(insertedId, input, account))).toEqual(one);
    expect(await usageOf(() => deleteAddress(insertedId, account))).toEqual(one);
    const again = await usageOf(() => deleteAddress(insertedId, account));
    expect(again).toEqual({ reads: 1, writes: 0 });
  });

  it('of lists: the index, of one also its lines; both change together', async () => {
    const buyer = { ...callerOf(await registerCustomer()), displayName: 'Ada' };
    const input = validForms.shoppingList;
    const create = (name: string) =>
      createShoppingList({ input: { ...input, name }, key: undefined }, buyer);
    expect(await usageOf(() => create('First'))).toEqual({ reads: 2, writes: 3 });
    const { list } = await create('Second');
    const { _id: id } = list;
    expect(await usageOf(() => create('Third'))).toEqual({ reads: 1, writes: 2 });
    expect(await usageOf(() => listShoppingLists(buyer))).toEqual({ reads: 1, writes: 0 });
    expect(await usageOf(() => getShoppingList(id, buyer))).toEqual({ reads: 2, writes: 0 });
    const save = () => updateShoppingList(id, { ...list, name: 'Yard' }, buyer);
    expect(await usageOf(save)).toEqual({ reads: 1, writes: 2 });
    expect(await usageOf(() => save().catch(() => {}))).toEqual({ reads: 2, writes: 0 });
    const add = () => addToShoppingList(id, { input, key: undefined }, buyer);
    expect(await usageOf(add)).toEqual({ reads: 2, writes: 2 });
    expect(await usageOf(() => deleteShoppingList(id, buyer))).toEqual({ reads: 1, writes: 2 });
    expect(await usageOf(() => listPurchases(buyer))).toEqual({ reads: 1, writes: 0 });
  });

  it('of own numbers: one document; also the tools, their prices and whose SKU a number is', async () => {
    const buyer = { ...callerOf(await registerCustomer()), displayName: 'Ada' };
    const { payerId } = buyer;
    const [toolId, other] = [await createTool(), await createTool()];
    const save = (id: string, number: string) =>
      savePartNumbers({ input: { rows: [{ toolId: id, number }] }, key: undefined }, buyer);
    expect(await usageOf(() => save(toolId, 'N'))).toEqual({ reads: 5, writes: 2 });
    expect(await usageOf(() => save(other, 'AB-12'))).toEqual({ reads: 5, writes: 1 });
    expect(await usageOf(() => listPartNumbers(buyer))).toEqual({ reads: 1, writes: 0 });
    const resolve = (sku: string) => usageOf(() => resolveRows([{ sku }], payerId));
    expect(await resolve('AB-12')).toEqual({ reads: 5, writes: 0 });
    expect(await usageOf(() => skuOfNumber(payerId, 'AB-12'))).toEqual({ reads: 3, writes: 0 });
    expect(await usageOf(() => skuOfNumber(payerId, '10 mm'))).toEqual({ reads: 1, writes: 0 });
    expect(await usageOf(() => skuOfNumber(payerId, 'chisel'))).toEqual({ reads: 0, writes: 0 });
  });

  it('of an order from the cart: also the cart, and a write only if a tool leaves it', async () => {
    const buyer = { ...callerOf(await registerCustomer()), displayName: 'Ada' };
    const place = async (inCart: boolean) => {
      const { input, key } = await orderOf(undefined, 3);
      const lines = input.lines.map(({ toolId }) => cartLine(inCart ? toolId : `not-${toolId}`));
      const { version } = await getCart(buyer);
      await saveCart({ version, lines }, buyer);
      const plain = await usageOf(() => placeOrder({ input, key }, buyer));
      const fromCart = { input: { ...input, fromCart: true }, key };
      const usage = await usageOf(() => placeOrder(fromCart, buyer));
      return { reads: usage.reads - plain.reads, writes: usage.writes - plain.writes };
    };
    expect(await place(true)).toEqual({ reads: 1, writes: 1 });
    expect(await place(false)).toEqual({ reads: 1, writes: 0 });
  });

  it('of a sign-in: profile and tombstone, and no write when nothing changed', async () => {
    // The second write of a first sign-in only checks that the account is not being deleted, and
    // two more reads that no added customer and no other profile has the verified address.
    expect(await usageOf(() => recordSignIn(caller))).toEqual({ reads: 4, writes: 2 });
    expect(await usageOf(() => recordSignIn(caller))).toEqual({ reads: 1, writes: 0 });
    expect(await usageOf(() => getProfile(caller.email, caller))).toEqual({ reads: 1, writes: 0 });
    const moved = () => updateProfile({ location: 'Leeds' }, caller);
    expect(await usageOf(moved)).toEqual({ reads: 1, writes: 1 });
    expect(await usageOf(moved)).toEqual({ reads: 1, writes: 0 });
  });

  it('of a refused order: no write', async () => {
    const toolId = await createTool();
    const input = orderInput(toolId);
    const lines = input.lines.map((line) => ({ ...line, lineTotal: 1 }));
    const forged = { input: { ...input, lines }, key: undefined };
    const usage = await usageOf(() =>
      expect(placeOrder(forged, caller)).rejects.toMatchObject({ code: 'price-changed' }),
    );
    expect(usage, 'tool, settings, customer, price lists').toEqual({ reads: 4, writes: 0 });
    expect(await stockOf(toolId)).toEqual({ available: 100, ledger: 100 });
  });
});
