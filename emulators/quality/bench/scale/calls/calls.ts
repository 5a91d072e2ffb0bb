import { addDays } from 'functions/contract';
import type { ApiRequest } from '../api/loggedApi.ts';
import { plentifulToolOf } from '../documents/catalogue.ts';
import { firstPoNumber } from '../documents/orders.ts';
import {
  asAdmin,
  buyerFor,
  type Call,
  count,
  customerOf,
  get,
  getAsCustomer,
  page,
  type Shop,
  stream,
  toolFor,
} from './callKinds.ts';
import { companyCalls } from './companyCalls.ts';
import { changeCart, orderCart } from './orderCalls.ts';
import { programCalls } from './programCalls.ts';

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
  Array.from({ length: linesOfCart }, (_, line) =>
    plentifulToolOf((n * 7 + line * 3) % (shared.tools - 1)),
  );

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
  'cart, change': {
    request: (shop, n) => changeCart(shop, customerOf(shop, n), orderedTools(n, shop)),
  },
  'order from a cart, 5 lines': {
    request: (shop, n) => orderCart(shop, customerOf(shop, n), orderedTools(n, shop)),
  },
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
  'orders.csv, first bytes': stream(asAdmin(() => '/orders.csv')),
  'tools.csv, first bytes': stream(asAdmin(() => '/tools.csv')),
  'invoices.csv, first bytes': stream(asAdmin(() => '/invoices.csv')),
  ...companyCalls,
  ...programCalls,
};
