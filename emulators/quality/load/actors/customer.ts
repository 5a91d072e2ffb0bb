import { cancelledStatus } from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { nextPath } from 'functions/testing/api/api';
import { chooseTool } from '../support/fixtures.ts';
import type { LoadContext } from '../support/loadContext.ts';
import { randomBoolean, randomItem } from '../support/random.ts';
import { payingByCard } from './cards.ts';
import { inquiring } from './inquiries.ts';
import { ordering, quickOrdering } from './ordering.ts';
import { quoting } from './quoting.ts';
import { returning } from './returns.ts';
import { shopping } from './shopping.ts';
import { statusChanger } from './transitions.ts';

/** The shares of a customer's actions; the rest is browsing. */
const shares = {
  order: 0.06,
  cart: 0.06,
  quickOrder: 0.04,
  cancel: 0.03,
  follow: 0.07,
  giveBack: 0.08,
  card: 0.06,
  quote: 0.05,
  inquire: 0.01,
};

/** The share of followed orders that are cancelled while they can be. */
const cancelled = 0.2;

const sorts = ['newest', 'price', '-price', 'name', 'available'];
const words = ['chisel', 'plane', 'saw', 'hand', 'steel oak', 'no such tool'];
const pageSize = 24;

/** How a customer browses the catalogue, half of the time signed in, past the cache of visitors. */
const browsing = ({ call, tools }: LoadContext, { token, email }: TestAccount) => {
  const signedIn = () => (randomBoolean(0.5) ? { token } : {});

  const list = async () => {
    const options = signedIn();
    const path = `/tools?limit=${pageSize}&sort=${randomItem(sorts)}`;
    const next = nextPath(await call('list', 'GET', path, options));
    if (next) await call('next page', 'GET', next, options);
  };
  const search = () =>
    call('search', 'GET', `/tools?limit=${pageSize}&q=${encodeURIComponent(randomItem(words))}`);
  const openTool = () => call('tool page', 'GET', `/tool/${chooseTool(tools)}`, signedIn());
  const listOrders = () => call('my orders', 'GET', `/orders/${email}`, { token });
  return () => randomItem([list, search, openTool, openTool, listOrders])();
};

/** Cancels as in the specification, without a key, sometimes with a double click. */
const cancelling =
  ({ call, tracker }: LoadContext, { token }: TestAccount, mine: string[]) =>
  async () => {
    const id = randomItem(mine);
    const send = () => call('cancel', 'DELETE', `/order/${id}`, { token });
    const responses = await Promise.all(randomBoolean(0.1) ? [send(), send()] : [send()]);
    for (const { ok, retried } of responses) {
      if (ok) tracker.cancel(id);
      else if (retried) tracker.mayCancel(id);
    }
  };

/** Opens an order, and confirms the receipt or, now and then, cancels. */
const following = (shop: LoadContext, account: TestAccount, mine: string[]) => {
  const { allowed, moveTo } = statusChanger(shop, account, 'customer');
  return async () => {
    const id = randomItem(mine);
    const transition = (await allowed(id))[0];
    if (!transition) return;
    if (transition.to !== cancelledStatus || randomBoolean(cancelled)) {
      await moveTo(id, transition.to);
    }
  };
};

/**
 * Returns a function that makes a customer's next call: mostly browsing, sometimes with an order.
 */
export const customerOf = (shop: LoadContext, account: TestAccount): (() => Promise<unknown>) => {
  const mine: string[] = [];
  const browse = browsing(shop, account);
  const actions: [share: number, needsOrder: boolean, act: () => Promise<unknown>][] = [
    [shares.order, false, ordering(shop, account, mine)],
    [shares.cart, false, shopping(shop, account, mine)],
    [shares.quickOrder, false, quickOrdering(shop, account, mine)],
    [shares.card, true, payingByCard(shop, account, mine)],
    [shares.quote, false, quoting(shop, account, mine)],
    [shares.inquire, false, inquiring(shop, account)],
    [shares.cancel, true, cancelling(shop, account, mine)],
    [shares.follow, true, following(shop, account, mine)],
    [shares.giveBack, true, returning(shop, account, mine)],
  ];
  return () => {
    let random = Math.random();
    for (const [share, needsOrder, act] of actions) {
      if (random < share) return needsOrder && mine.length === 0 ? browse() : act();
      random -= share;
    }
    return browse();
  };
};
