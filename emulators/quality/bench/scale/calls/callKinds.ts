import type { Account } from '../api/accounts.ts';
import type { ApiRequest, LoggedApi } from '../api/loggedApi.ts';
import { toolIdOf } from '../documents/catalogue.ts';
import { personOf } from '../documents/people.ts';

/** A shop that is measured: its API and its people. */
export interface Shop {
  api: LoggedApi;
  admin: Account;
  customers: readonly Account[];
  /** A day in the middle of its history, `2026-01-31`. */
  middleDay: string;
  /** The last day of its history. */
  today: string;
  /** How many tools, customers and companies all measured shops have. */
  shared: { tools: number; customers: number; companies: number };
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

/** The query for a page of a list. */
export const page = 'limit=25';

/** The path of the n-th request. */
export type PathOf = (n: number, shop: Shop) => string;

/** Requests of an admin. */
export const asAdmin =
  (pathOf: PathOf) =>
  (shop: Shop, n: number): ApiRequest => ({
    method: 'GET',
    path: pathOf(n, shop),
    token: shop.admin.token,
  });

/** The id of a tool that all shops have. */
export const toolFor = (n: number, { shared }: Shop): string => toolIdOf(n % shared.tools);

/** A customer whom all shops have. */
export const buyerFor = (n: number, { shared }: Shop) => personOf(n % shared.customers);

/** A customer who is signed in. */
export const customerOf = ({ customers }: Shop, n: number): Account =>
  customers[n % customers.length] as Account;

/** Requests of customers, who take turns. */
const asCustomer =
  (pathOf: PathOf) =>
  (shop: Shop, n: number): ApiRequest => ({
    method: 'GET',
    path: pathOf(n, shop),
    token: customerOf(shop, n).token,
  });

/** A call of an admin. */
export const get = (pathOf: PathOf): Call => ({ request: asAdmin(pathOf) });

/** A call of customers. */
export const getAsCustomer = (pathOf: PathOf): Call => ({ request: asCustomer(pathOf) });

/** A call of an admin that counts documents. */
export const count = (pathOf: PathOf): Call => ({ ...get(pathOf), counts: true });

/** A call for an export, up to its first bytes. */
export const stream = (request: Call['request']): Call => ({
  request: async (shop, n) => ({ ...(await request(shop, n)), firstBytes: true }),
  streams: true,
});
