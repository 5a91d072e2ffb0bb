import { limits, type Order } from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import type { LoadContext } from '../support/loadContext.ts';
import { randomBoolean, randomItem } from '../support/random.ts';
import { replacingKeys } from './replacingKeys.ts';
import { statusChanger } from './transitions.ts';

/** How many orders are selected at most. */
const selected = Math.min(20, limits.bulkOrders);

/** How often a colleague does the same at the same time, what is shipped is printed, and a key is replaced. */
const shares = { atOnce: 0.3, printed: 0.2, byProgram: 0.4, replaced: 0.2 };

const steps = [
  ['placed', 'confirmed'],
  ['confirmed', 'shipped'],
  ['shipped', 'delivered'],
] as const;

/**
 * Returns a function with which an admin selects orders of the list and confirms, ships or delivers all
 * of them at once, sometimes with a colleague, or lets a program with a key of the shop do it.
 */
export const shippingInBulk = (
  shop: LoadContext,
  [account, colleague]: readonly [TestAccount, TestAccount],
): (() => Promise<void>) => {
  const { call, tracker } = shop;
  const program = replacingKeys(shop, {
    account,
    permissions: ['read_orders', 'write_orders', 'read_shipments', 'write_shipments'],
  });

  const workers = async (): Promise<readonly TestAccount[]> => {
    if (!randomBoolean(shares.byProgram)) {
      return randomBoolean(shares.atOnce) ? [account, colleague] : [account];
    }
    if (randomBoolean(shares.replaced)) await program.replace();
    const key = await program.current();
    return key ? [{ ...account, token: key.token }] : [];
  };

  const select = async ({ token }: TestAccount, status: string): Promise<string[]> => {
    const path = `/orders?limit=50&status=${status}`;
    const page = await call('orders to change at once', 'GET', path, { token });
    const known = new Set(tracker.ids());
    const ids = page.ok ? (page.body as Order[]).map(({ _id }) => _id) : [];
    return ids.filter((id) => known.has(id)).slice(0, selected);
  };

  return async () => {
    const acting = await workers();
    const [first] = acting;
    if (!first) return;
    const [from, to] = randomItem(steps);
    const orderIds = await select(first, from);
    if (orderIds.length === 0) return;
    const changers = acting.map((worker) => statusChanger(shop, worker, 'admin'));
    await Promise.all(orderIds.flatMap((id) => changers.map((changer) => changer.moveTo(id, to))));
    if (to !== 'shipped' || !randomBoolean(shares.printed)) return;
    const json = { print: 'labels', orderIds };
    await call('print labels', 'POST', '/orders/print', { token: first.token, json });
  };
};
