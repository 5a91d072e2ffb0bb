import { addDays, type ResolvedRows } from 'functions/contract';
import type { Account } from './accounts.ts';
import { isScarce, toolIdOf } from './catalogue.ts';
import type { ApiRequest, LoggedApi } from './loggedApi.ts';
import { firstPoNumber } from './orders.ts';
import { personOf } from './people.ts';

/** A shop that is measured: its API and its people. */
export interface Shop {
  api: LoggedApi;
  admin: Account;
  customers: readonly Account[];
  /** A day in the middle of its history, `2026-01-31`. */
  middleDay: string;
  /** How many tools and customers all measured shops have. */
  shared: { tools: number; customers: number };
}

/** A call to measure. */
export interface Call {
  /** Makes the n-th request, after what has to come before it. */
  request: (shop: Shop, n: number) => ApiRequest | Promise<ApiRequest>;
  /** Whether it counts or adds up documents, which costs a read per thousand. */
  counts?: boolean;
  /** Whether its reads are not compared: a stream is ended at a random moment. */
  streams?: boolean;
}

const page = 'limit=25';

type PathOf = (n: number, shop: Shop) => string;

const asAdmin =
  (pathOf: PathOf) =>
  (shop: Shop, n: number): ApiRequest => ({
    method: 'GET',
    path: pathOf(n, shop),
    token: shop.admin.token,
  });

/** The id of a tool that all shops have. */
const toolFor = (n: number, { shared }: Shop) => toolIdOf(n % shared.tools);

/** A customer whom all shops have. */
const buyerFor = (n: number, { shared }: Shop) => personOf(n % shared.customers);

const customerOf = ({ customers }: Shop, n: number): Account =>
  customers[n % customers.length] as Account;

const asCustomer =
  (pathOf: PathOf) =>
  (shop: Shop, n: number): ApiRequest => ({
    method: 'GET',
    path: pathOf(n, shop),
    token: customerOf(shop, n).token,
  });

const get = (pathOf: PathOf): Call => ({ request: asAdmin(pathOf) });
const getAsCustomer = (pathOf: PathOf): Call => ({
  request: asCustomer(pathOf),
});
const count = (pathOf: PathOf): Call => ({ ...get(pathOf), counts: true });
const stream = (path: string): Call => ({
  request: (shop, n) => ({ ...asAdmin(() => path)(shop, n), firstBytes: true }),
  streams: true,
});

/**
 * The page after the first one of those orders that were placed before the middle of the history.
 */
const deepPage = async (shop: Shop, n: number): Promise<ApiRequest> => {
  const path = `/orders?${page}&to=${shop.middleDay}`;
  const { headers } = await shop.api.send(asAdmin(() => path)(shop, n));
  const cursor = /[?&]cursor=([^&>]+)/.exec(String(headers.link))?.[1];
  if (!cursor) throw new Error(`${path} has no next page`);
  return asAdmin(() => `/orders?${page}&cursor=${cursor}`)(shop, n);
};

const linesOfCart = 5;

/** Tools of which no shop has only a few pieces. */
const orderedTools = (n: number, { shared }: Shop): string[] =>
  Array.from({ length: linesOfCart }, (_, line) => {
    const at = (n * 7 + line * 3) % (shared.tools - 1);
    return toolIdOf(isScarce(at) ? at + 1 : at);
  });

const linesOf = async (shop: Shop, n: number) => {
  const ids = orderedTools(n, shop);
  const json = { rows: ids.map((toolId) => ({ toolId, quantity: 5 })) };
  const { text } = await shop.api.send({ method: 'POST', path: '/cart/resolve', json });
  const { rows }: ResolvedRows = JSON.parse(text);
  return rows.map(({ tool, price }, at) => ({
    toolId: ids[at],
    quantity: 5,
    toolName: tool?.toolName,
    unitPrice: price?.unitPrice,
  }));
};

const changeCart = async (shop: Shop, n: number): Promise<ApiRequest> => {
  const { token } = customerOf(shop, n);
  const { text } = await shop.api.send({ method: 'GET', path: '/cart', token });
  const lines = await linesOf(shop, n);
  return {
    method: 'PUT',
    path: '/cart',
    token,
    json: { version: JSON.parse(text).version, lines },
  };
};

const orderCart = async (shop: Shop, n: number): Promise<ApiRequest> => {
  await shop.api.send(await changeCart(shop, n));
  const lines = await linesOf(shop, n);
  const order = {
    phoneNumber: '01234567890',
    orderAddress: '1 Workshop Lane, Leeds',
    fromCart: true,
    lines: lines.map(({ toolId, quantity, unitPrice }) => ({ toolId, quantity, unitPrice })),
  };
  return { method: 'POST', path: '/order', token: customerOf(shop, n).token, json: { order } };
};

/** A day that differs for each call, so that no count comes from the cache of the instance. */
const earlyDay = (n: number) => addDays('2000-01-01', n);

const words = ['plane', 'steel chisel', 'hamm', 'forged saw', 'plnae', 'scl-1234'];
const wordOf = (n: number) => encodeURIComponent(words[n % words.length] ?? '');

/** The measured calls, by title. */
export const calls: Record<string, Call> = {
  'home page': getAsCustomer(() => '/home'),
  'catalogue, first page': getAsCustomer(() => '/catalogue?limit=24'),
  'catalogue, filtered': getAsCustomer(
    (n) => `/catalogue?limit=24&category=saws&minPrice=${1 + (n % 50)}&sort=price`,
  ),
  'catalogue, search': getAsCustomer((n) => `/catalogue?limit=24&q=${wordOf(n)}`),
  'completion of a name': getAsCustomer((n) => `/catalogue?limit=8&sort=relevance&q=${wordOf(n)}`),
  'tools, newest': getAsCustomer(() => '/tools?limit=24'),
  'tools, lowest stock': get(() => `/tools?${page}&sort=available`),
  'tool, public page': {
    request: (shop, n) => ({ method: 'GET', path: `/tools/${toolFor(n, shop)}` }),
  },
  'tool, signed in': getAsCustomer((n, shop) => `/tool/${toolFor(n, shop)}`),
  'related tools': getAsCustomer((n, shop) => `/tool/${toolFor(n, shop)}/related`),
  'reviews, first page': getAsCustomer(() => '/reviews?limit=9'),
  'cart, read': getAsCustomer(() => '/cart'),
  'cart, change': { request: changeCart },
  'order from a cart, 5 lines': { request: orderCart },
  'my orders': getAsCustomer((n, shop) => `/orders/${customerOf(shop, n).email}?${page}`),
  'my unpaid orders': getAsCustomer(
    (n, shop) => `/orders/${customerOf(shop, n).email}?${page}&payment=unpaid`,
  ),
  'all orders, first page': get(() => `/orders?${page}`),
  'all orders, deep page': { request: deepPage },
  'all orders, open': get(() => `/orders?${page}&status=open`),
  'all orders, shipped and overdue': get(() => `/orders?${page}&status=delivered&payment=overdue`),
  'all orders, by number': get((n) => `/orders?${page}&q=po-${firstPoNumber + n}`),
  'all orders, by customer': get((n, shop) => `/orders?${page}&q=${buyerFor(n, shop).email}`),
  'all orders, by a frequent word': get(() => `/orders?${page}&q=chisel`),
  'count of orders': count((n) => `/counts?of=orders&from=${earlyDay(n)}`),
  'count of unpaid orders': count((n) => `/counts?of=orders&payment=unpaid&from=${earlyDay(n)}`),
  receivables: get(() => '/receivables'),
  'customers, first page': get(() => `/users?${page}`),
  'customers, search': get((n, shop) => `/users?${page}&q=${buyerFor(n, shop).email}`),
  'customer, page': get((n, shop) => `/customer/${buyerFor(n, shop).uid}`),
  'customer, orders': get((n, shop) => `/customer/${buyerFor(n, shop).uid}/orders?${page}`),
  'customer, payments': get((n, shop) => `/customer/${buyerFor(n, shop).uid}/payments?${page}`),
  'quotes, first page': get(() => `/quotes?${page}`),
  'quotes, by customer': get((n, shop) => `/quotes?${page}&q=${buyerFor(n, shop).email}`),
  'audit log, first page': get(() => `/audit?${page}`),
  'audit log, by action': get(() => `/audit?${page}&action=order-confirmed`),
  overview: count(() => '/overview'),
  'orders.csv, first bytes': stream('/orders.csv'),
  'tools.csv, first bytes': stream('/tools.csv'),
  'invoices.csv, first bytes': stream('/invoices.csv'),
};
