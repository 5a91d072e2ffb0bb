import {
  type ChangedReturn,
  type Order,
  type OrderLine,
  type OrderReturn,
  type RequestedReturn,
  type Resolution,
  type ReturnLine,
  resolutions,
  settledPieces,
} from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import type { LoadContext } from '../support/loadContext.ts';
import { randomBoolean, randomItem } from '../support/random.ts';
import { posting } from './posting.ts';

/** The shares of what customers do with what has arrived. */
const shares = { claim: 0.4, withdraw: 0.15, tooMany: 0.1 };

/** The shares of what admins decide. */
const decisions = { decline: 0.15, fee: 0.3, keepsFaulty: 0.5 };

const carriage = { carrier: 'Fellgate Parcels', trackingNumber: 'FGP7654321' };

/** A whole number from 1 to `most`. */
const upTo = (most: number): number => 1 + Math.floor(Math.random() * most);

type Transition = Record<string, unknown> & { to: string };

const moving = (shop: LoadContext, account: TestAccount) => {
  const post = posting(shop, account);
  return async ({ _id }: Pick<OrderReturn, '_id'>, json: Transition): Promise<void> => {
    const path = `/return/${_id}/transitions`;
    const { key, bodies } = await post<ChangedReturn>(`return: ${json.to}`, path, json);
    if (bodies.length > 0) shop.returns.move(key, _id, json.to);
  };
};

/** A customer asks to return pieces, or claims the guarantee, and sometimes withdraws it. */
export const returning = (shop: LoadContext, account: TestAccount, mine: string[]) => {
  const { call, tracker, returns } = shop;
  const { token } = account;
  const post = posting(shop, account);
  const move = moving(shop, account);
  const withdraw = async (id: string) => {
    const list = await call('returns of an order', 'GET', `/order/${id}/returns`, { token });
    const open = list.ok ? (list.body as OrderReturn[]) : [];
    const asked = open.filter(({ status }) => status === 'requested');
    if (asked.length > 0) await move(randomItem(asked), { to: 'withdrawn' });
  };
  const arrivedIn = async (id: string): Promise<OrderLine[]> => {
    const page = await call('order page', 'GET', `/order/${id}`, { token });
    return page.ok ? (page.body as Order).lines.filter((line) => line.delivered > 0) : [];
  };
  const ask = async (id: string) => {
    const arrived = await arrivedIn(id);
    if (arrived.length === 0) return;
    const { toolId, delivered } = randomItem(arrived);
    const quantity = randomBoolean(shares.tooMany) ? delivered + 1 : upTo(Math.min(delivered, 3));
    const kind = randomBoolean(shares.claim) ? 'claim' : 'return';
    const json = { kind, lines: [{ toolId, quantity, reason: 'Loose handle' }] };
    const sent = await post<RequestedReturn>(`customer: ${kind}`, `/order/${id}/returns`, json);
    for (const { insertedId, order } of sent.bodies) {
      tracker.change(sent.key, { acknowledged: true, order });
      returns.ask(insertedId);
    }
  };
  return async () => {
    const chosen = new Set([0, 1, 2].map(() => randomItem(mine)));
    for (const id of chosen) await (randomBoolean(shares.withdraw) ? withdraw(id) : ask(id));
  };
};

const decide = ({ kind, lines }: OrderReturn): Transition => {
  if (randomBoolean(decisions.decline)) return { to: 'declined', reason: 'Worn' };
  if (kind === 'claim' || randomBoolean(0.5)) return { to: 'approved' };
  return {
    to: 'approved',
    feeRate: randomBoolean(decisions.fee) ? 1_000 : 0,
    lines: lines.map(({ toolId, asked }) => ({ toolId, quantity: upTo(asked) })),
  };
};

const count = ({ lines }: OrderReturn): Transition => ({
  to: 'received',
  lines: lines.map(({ toolId, approved }) => {
    const quantity = upTo(approved);
    return { toolId, quantity, resellable: upTo(quantity) - 1 };
  }),
});

const resolutionOf = (found: OrderReturn, line: ReturnLine): Resolution =>
  settledPieces(found, line) > 0 ? randomItem(resolutions) : 'none';

const close = (found: OrderReturn): Transition => ({
  to: 'closed',
  lines: found.lines.map((line) => ({
    toolId: line.toolId,
    resolution: resolutionOf(found, line),
  })),
  ...carriage,
});

const nextOf = (found: OrderReturn): Transition => {
  if (found.status === 'requested') return decide(found);
  const staysThere = found.kind === 'claim' && randomBoolean(decisions.keepsFaulty);
  return found.status === 'approved' && !staysThere ? count(found) : close(found);
};

/**
 * Returns a function with which admins work on the queue of returns: each decides about, counts or
 * closes one of the newest, sometimes the same one at the same time.
 */
export const settling = (
  shop: LoadContext,
  admins: readonly TestAccount[],
): (() => Promise<void>) => {
  const movers = admins.map((account) => moving(shop, account));
  const [first] = admins;
  const { token = '' } = first ?? {};
  return async () => {
    const status = randomItem(['requested', 'awaited', 'received']);
    const path = `/returns?status=${status}&limit=20`;
    const list = await shop.call(`admin ${path}`, 'GET', path, { token });
    const found = list.ok ? (list.body as OrderReturn[]) : [];
    if (found.length === 0) return;
    const chosen = randomItem(found);
    const acting = randomBoolean(0.3) ? movers : movers.slice(0, 1);
    await Promise.all(acting.map((move) => move(chosen, nextOf(chosen))));
  };
};
