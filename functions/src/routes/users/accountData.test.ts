import { afterEach, describe, expect, it } from 'vitest';
import { exportAccount } from '../../services/accountData/exportAccount.ts';
import { mail } from '../../store/collections/collections.ts';
import {
  callerOf,
  registerShoppers,
  registerVerified,
  type TestAccount,
} from '../../testing/api/accounts.ts';
import { expectProblem, expectStatus, send } from '../../testing/api/api.ts';
import { validForms } from '../../testing/inputs/validForms.ts';
import { storeMailTo } from '../../testing/mails/storedMail.ts';
import { cartLine, fillCartOf } from '../../testing/orders/carts.ts';
import { advanceOrder, placeOrderOf } from '../../testing/orders/orders.ts';
import { pay } from '../../testing/orders/payments.ts';
import { newQuote, offer } from '../../testing/orders/quotes.ts';
import { askReturn, moveReturn } from '../../testing/orders/returns.ts';
import { storeOrder, storeOrders } from '../../testing/orders/storedOrders.ts';
import { createTool } from '../../testing/tools/tools.ts';
import { usageOf } from '../../testing/usage/usage.ts';

const { customer, other, admin } = await registerShoppers();

const storedMails: string[] = [];

const mailTo = async (...[email, fields]: Parameters<typeof storeMailTo>): Promise<string> => {
  const id = await storeMailTo(email, fields);
  storedMails.push(id);
  return id;
};

afterEach(async () => {
  await Promise.all(storedMails.splice(0).map((id) => mail.doc(id).delete()));
});

const pathOf = (email: string) => `/user/${encodeURIComponent(email)}/data.json`;

interface Item {
  _id: string;
  [field: string]: unknown;
}

interface Data {
  profile: Record<string, unknown>;
  terms: Record<string, unknown>;
  addresses: Item[];
  cart: unknown[];
  lists: unknown[];
  purchases: unknown[];
  stockAlerts: string[];
  orders: Item[];
  shipments: Item[];
  returns: Item[];
  payments: Item[];
  invoices: Item[];
  quotes: Item[];
  inquiries: Item[];
  reviews: Item[];
  mails: Item[];
}

const download = async ({ email, token }: TestAccount) =>
  expectStatus<Data>(await send('GET', pathOf(email), { token }), 200);

const anyTime = expect.stringMatching(/^\d{4}-/);

/** An account with something of everything. */
const fillAccount = async (account: TestAccount) => {
  const { token } = account;
  const [bought, soldOut] = await Promise.all([createTool(), createTool({ available: 0 })]);
  const { insertedId: orderId } = await placeOrderOf(token, bought);
  await advanceOrder(admin.token, orderId, 'delivered');
  await pay(admin.token, orderId, 500);
  const returned = { lines: [{ toolId: bought, quantity: 1, reason: 'Blunt' }] };
  const { _id: returnId } = await askReturn(token, orderId, returned);
  await moveReturn(admin.token, returnId, { to: 'declined', reason: 'It was used' });
  const json = validForms.address;
  await expectStatus(await send('POST', '/addresses', { token, json }), 201);
  const list = validForms.shoppingList;
  await expectStatus(await send('POST', '/list', { token, json: list }), 201);
  await fillCartOf(account, [cartLine(bought)]);
  await expectStatus(await send('PUT', `/tool/${soldOut}/alert`, { token }), 200);
  const review = { reviewText: 'Square and sharp.', reviewRating: 5 };
  await expectStatus(await send('POST', '/review', { token, json: { review } }), 201);
  const asked = await newQuote(callerOf(account), bought);
  const { _id: quote } = await offer(asked, callerOf(admin, true), { message: 'Ten percent off.' });
  const inquiry = { email: account.email, message: `Oak handles for ${account.uid}?` };
  await expectStatus(await send('POST', '/inquiry', { token, json: inquiry }), 202);
  return { orderId, returnId, bought, soldOut, quote };
};

/** On a day whose sales are not checked any more: the orders take nothing from a stock. */
const storeOldOrder = (userId: string) => storeOrder({ userId });

describe('GET /user/{email}/data.json', () => {
  it('has all data of the account, and none of another one', async () => {
    const [account, stranger] = await Promise.all([registerVerified(), registerVerified()]);
    const own = await fillAccount(account);
    const foreign = await fillAccount(stranger);
    const sent = await mailTo(account.email);
    await mailTo(stranger.email);
    await mailTo(account.email, { kind: 'shop-order' });
    const data = await download(account);
    expect(data.profile).toMatchObject({ uid: account.uid, email: account.email });
    expect(data.terms).toMatchObject({ creditLimit: null });
    expect(data.addresses).toMatchObject([{ label: validForms.address.label }]);
    expect(data.cart).toMatchObject([{ toolId: own.bought, quantity: 5 }]);
    expect(data.lists).toMatchObject([{ name: 'Workshop', lines: validForms.shoppingList.lines }]);
    expect(data.purchases).toMatchObject([{ toolId: own.bought }]);
    expect(data.stockAlerts).toEqual([own.soldOut]);
    expect(data.orders).toMatchObject([
      {
        _id: own.orderId,
        history: ['placed', 'confirmed', 'shipped', 'delivered', 'return-asked'].map((step) => ({
          step,
        })),
      },
    ]);
    expect(data.shipments).toMatchObject([{ orderId: own.orderId, deliveredAt: anyTime }]);
    expect(data.returns).toMatchObject([
      {
        _id: own.returnId,
        lines: [{ reason: 'Blunt' }],
        history: [{ actor: 'customer' }, { actor: 'admin', reason: 'It was used' }],
      },
    ]);
    expect(data.payments).toMatchObject([{ orderId: own.orderId, amount: 500 }]);
    expect(data.invoices).toMatchObject([{ orderId: own.orderId, kind: 'invoice' }]);
    expect(data.quotes).toMatchObject([
      { _id: own.quote, status: 'offered', messages: [{ text: 'Ten percent off.' }] },
    ]);
    expect(data.inquiries).toMatchObject([{ message: `Oak handles for ${account.uid}?` }]);
    expect(data.reviews).toMatchObject([{ reviewText: 'Square and sharp.' }]);
    const mails = data.mails.filter(({ _id }) => _id.startsWith('test_'));
    expect(mails).toMatchObject([
      { _id: sent, subject: 'Your order was placed', status: 'SUCCESS' },
    ]);
    const text = JSON.stringify(data);
    for (const secret of [foreign.orderId, foreign.bought, stranger.uid, stranger.email]) {
      expect(text).not.toContain(secret);
    }
    for (const secret of [admin.uid, 'requestHash', 'requestId', 'searchTerms', 'checkAt']) {
      expect(text).not.toContain(secret);
    }
  });

  it('has no mails as long as the address is not verified', async () => {
    await mailTo(customer.email);
    expect((await download(customer)).mails).toEqual([]);
  });

  it('has empty lists without any data', async () => {
    const data = await download(await registerVerified());
    const { orders, shipments, returns, payments, invoices } = data;
    const { addresses, cart, stockAlerts, lists, purchases } = data;
    for (const list of [orders, shipments, returns, payments, invoices]) expect(list).toEqual([]);
    for (const list of [addresses, cart, stockAlerts, lists, purchases]) expect(list).toEqual([]);
  });

  it('is for the account itself alone', async () => {
    await expectProblem(await send('GET', pathOf(other.email)), 401, 'unauthenticated');
    for (const { token } of [customer, admin]) {
      await expectProblem(await send('GET', pathOf(other.email), { token }), 403, 'forbidden');
    }
  });

  it('accepts the address in any case', async () => {
    const { uid, email, token } = customer;
    const response = await send('GET', pathOf(email.toUpperCase()), { token });
    expect((await expectStatus<Data>(response, 200)).profile.uid).toBe(uid);
  });

  it('is a download, which is not cached', async () => {
    const response = await send('HEAD', pathOf(customer.email), { token: customer.token });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('content-disposition')).toMatch(
      /filename="tools-hub-data-[\d-]{10}\.json"/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('has every order once, read in batches of a hundred', async () => {
    const account = await registerVerified();
    const fields = { userId: account.uid, createdAt: new Date(1_000) };
    const ids = new Set(await storeOrders(230, fields));
    const { orders } = await download(account);
    expect(orders).toHaveLength(230);
    expect(new Set(orders.map(({ _id }) => _id))).toEqual(ids);
    const { lists } = await exportAccount(callerOf(account));
    const sizes: number[] = [];
    for await (const { length } of lists.orders) sizes.push(length);
    expect(sizes).toEqual([100, 100, 30]);
  });

  it('reads each document once, and nothing of a list before it is taken', async () => {
    const account = await registerVerified();
    await Promise.all([storeOldOrder(account.uid), storeOldOrder(account.uid)]);
    let lists: Awaited<ReturnType<typeof exportAccount>>['lists'] | undefined;
    const open = async () => {
      ({ lists } = await exportAccount(callerOf(account)));
    };
    // Profile, terms, settings, addresses, cart, lists, purchases, part numbers, how staff see lists,
    // and one query each of the views and the alerts.
    expect(await usageOf(open)).toEqual({ reads: 12, writes: 0 });
    const takeAll = async () => {
      for (const list of Object.values(lists ?? {})) for await (const _ of list);
    };
    // Two orders, one query of each of the other eight lists, and a second one of the mails.
    expect(await usageOf(takeAll)).toEqual({ reads: 11, writes: 0 });
  });
});
