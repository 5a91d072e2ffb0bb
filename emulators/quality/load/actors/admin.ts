import { orderStatuses, type Tool } from 'functions/contract';
import type { TestAccount } from 'functions/testing/api/accounts';
import { chooseTool } from '../support/fixtures.ts';
import type { LoadContext } from '../support/loadContext.ts';
import { randomBoolean, randomItem } from '../support/random.ts';
import { importingStatements } from './bankFiles.ts';
import { bookkeeping } from './bookkeeping.ts';
import { replying } from './inquiries.ts';
import { handlingParts } from './parts.ts';
import { pricing } from './pricing.ts';
import { offering } from './quoting.ts';
import { settling } from './returns.ts';
import { shippingInBulk } from './shippingInBulk.ts';
import { statusChanger } from './transitions.ts';

const prices = [19.99, 20.49, 21];
const changes = [-7, -1, 3, 250];
const lists = [
  ...['/overview', '/orders?limit=50', '/users?limit=50', '/audit', '/orders?q=load'],
  ...['/orders?limit=50&payment=unpaid', '/receivables'],
];

/**
 * The shares of what admins do to an order: at once with another admin, from a stale page,
 * cancellations.
 */
const shares = { atOnce: 0.3, stale: 0.1, cancel: 0.1 };

/** The orders that admins handle. */
const recentOrders = 100;

/** On how many orders an admin books money after a look at a bank statement. */
const transfers = [1, 2, 3, 5];

type OrderAction = (id: string) => Promise<unknown>;

const changingStatus = (shop: LoadContext, admins: readonly TestAccount[]): OrderAction => {
  const changers = admins.map((account) => statusChanger(shop, account, 'admin'));
  return async (id) => {
    const [me] = changers;
    if (!me) return;
    if (randomBoolean(shares.stale)) return me.moveTo(id, randomItem(orderStatuses));
    const allowed = await me.allowed(id);
    if (allowed.length === 0) return;
    const choose = () => allowed.at(randomBoolean(shares.cancel) ? -1 : 0) ?? randomItem(allowed);
    const acting = randomBoolean(shares.atOnce) ? changers : [me];
    await Promise.all(acting.map((changer) => changer.moveTo(id, choose().to)));
  };
};

const inParts = (shop: LoadContext, admins: readonly TestAccount[]): OrderAction => {
  const handlers = admins.map((account) => handlingParts(shop, account));
  return (id) => {
    const acting = randomBoolean(shares.atOnce) ? handlers : handlers.slice(0, 1);
    return Promise.all(acting.map((handle) => handle(id)));
  };
};

const bookingMoney = (shop: LoadContext, admins: readonly TestAccount[]): OrderAction => {
  const bookkeepers = admins.map((account) => bookkeeping(shop, account));
  return (id) => {
    const acting = randomBoolean(shares.atOnce) ? bookkeepers : bookkeepers.slice(0, 1);
    return Promise.all(acting.map((book) => book(id)));
  };
};

/** Does all of this at once to one of the recent orders. */
const onRecentOrder =
  ({ tracker }: LoadContext, ...actions: OrderAction[]) =>
  async () => {
    const recent = tracker.ids().slice(-recentOrders);
    if (recent.length === 0) return;
    const id = randomItem(recent);
    await Promise.all(actions.map((act) => act(id)));
  };

const managingTools = ({ call, tools }: LoadContext, { token }: TestAccount) => {
  const adjust = () =>
    call('admin adjusts stock', 'POST', `/tool/${chooseTool(tools)}/stock`, {
      token,
      json: { adjustment: { change: randomItem(changes), note: 'Counted' } },
    });
  const edit = async () => {
    const id = chooseTool(tools);
    const page = await call('tool page', 'GET', `/tool/${id}`, { token });
    if (!page.ok) return;
    const { price } = page.body as Tool;
    await call('admin edits a tool', 'PUT', `/tool/${id}`, {
      token,
      headers: { 'If-Match': page.headers.get('etag') ?? '' },
      json: { updatedInfo: { price: randomItem(prices.filter((other) => other !== price)) } },
    });
  };
  return () => randomItem([adjust, edit])();
};

/**
 * Returns a function that makes an admin's next call: read a list, adjust stock, edit a tool,
 * change the status of an order, handle it in parts, book its payments or work on returns, sometimes
 * at the same time as a colleague, import and book a bank statement, ship in bulk, offer a quote, change
 * agreed prices, or reply to an inquiry.
 */
export const adminOf = (
  shop: LoadContext,
  account: TestAccount,
  colleague: TestAccount,
): (() => Promise<unknown>) => {
  const read = () => {
    const path = randomItem(lists);
    return shop.call(`admin ${path}`, 'GET', path, { token: account.token });
  };
  const manageTools = managingTools(shop, account);
  const changeStatus = changingStatus(shop, [account, colleague]);
  const bookMoney = bookingMoney(shop, [account, colleague]);
  const handleOrder = onRecentOrder(shop, changeStatus);
  const bookTransfer = onRecentOrder(shop, bookMoney);
  const takeMoney = async () => {
    for (let left = randomItem(transfers); left > 0; left -= 1) await bookTransfer();
  };
  const doBoth = onRecentOrder(shop, bookMoney, changeStatus);
  const handleParts = onRecentOrder(shop, inParts(shop, [account, colleague]));
  const settle = settling(shop, [account, colleague]);
  const offer = offering(shop, account);
  const importStatements = importingStatements(shop, [account, colleague], bookMoney);
  const shipInBulk = shippingInBulk(shop, [account, colleague]);
  const actions = [
    ...[read, manageTools, handleOrder, handleOrder, takeMoney, doBoth],
    ...[offer, offer, replying(shop, account), pricing(shop, account)],
    ...[handleParts, handleParts, handleParts, settle, settle],
    ...[importStatements, importStatements, shipInBulk],
  ];
  return () => randomItem<() => Promise<unknown>>(actions)();
};
