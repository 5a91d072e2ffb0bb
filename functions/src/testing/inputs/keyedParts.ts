/** What calls that take an Idempotency-Key need, and how they are sent. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  type PlacedOrder,
  type QueuedDelivery,
  type Quote,
  shipmentIdOf,
} from '../../contract/index.ts';
import { deliveries } from '../../store/collections/eventCollections.ts';
import { registerVerified, type TestAccount } from '../api/accounts.ts';
import { expectStatus, send } from '../api/api.ts';
import { addMember, createCompany } from '../companies/buyingCompany.ts';
import { orderBody, orderHeaders, sendOrder } from '../orders/orders.ts';
import { confirmedOrderOfTools, ship } from '../orders/parts.ts';
import { offerBody, quoteBody } from '../orders/quotes.ts';
import { deliveredOrderOfTools } from '../orders/returns.ts';
import { createTool } from '../tools/tools.ts';
import { addWebhook, openReceiver } from '../webhooks/webhooks.ts';
import { validForms } from './validForms.ts';

/** The accounts of a test. */
export interface Callers {
  admin: TestAccount;
  customer: TestAccount;
}

/** A call, and the body of another request. */
export interface KeyedCall {
  path: string;
  caller: TestAccount;
  company?: string;
  /** A form, or a table. */
  json?: object | string;
  /** Missing for a call whose address says everything. */
  other?: object | string;
}

export const post = async <Body>(call: Pick<KeyedCall, 'path' | 'caller' | 'json' | 'company'>) =>
  (await (await sendKeyed(call)).json()) as Body;

/** Sends a call, with a key unless it prepares another. */
export const sendKeyed = (
  { path, caller: { token }, company, json = {} }: Omit<KeyedCall, 'other'>,
  key?: string,
): Promise<Response> => {
  const headers = { ...(key && orderHeaders(key)), ...(company && { 'X-Company': company }) };
  if (typeof json === 'object') return send('POST', path, { token, json, headers });
  return send('POST', path, {
    token,
    body: json,
    headers: { ...headers, 'Content-Type': 'text/csv' },
  });
};

export const newQuote = async (caller: TestAccount, company?: string): Promise<Quote> => {
  const json = quoteBody([await createTool()]);
  const asked = { path: '/quote', caller, json, ...(company && { company }) };
  return (await post<{ quote: Quote }>(asked)).quote;
};

export const newOffer = async (
  caller: TestAccount,
  admin: TestAccount,
  company?: string,
): Promise<Quote> => {
  const quote = await newQuote(caller, company);
  const path = `/quote/${quote._id}/offer`;
  return (await post<{ quote: Quote }>({ path, caller: admin, json: offerBody(quote) })).quote;
};

/** A company with an owner, and a buyer whose every order needs approval. */
export const newTeam = async () => {
  const company = await createCompany();
  const [owner, buyer] = await Promise.all([registerVerified(), registerVerified()]);
  await addMember(company, owner, 'owner');
  await addMember(company, buyer, 'buyer', { orderLimit: 0 });
  return { company, owner, buyer };
};

export const askedTeam = async () => {
  const [team, toolId] = [await newTeam(), await createTool()];
  const { company, buyer } = team;
  const sent = { path: '/request', caller: buyer, company, json: orderBody(toolId) };
  const { insertedId: id } = await post<{ insertedId: string }>(sent);
  return { ...team, toolId, id };
};

export const returnedOrder = async ({ customer, admin }: Callers) => {
  const { id, tools } = await deliveredOrderOfTools(customer.token, admin.token, 1);
  return { id, lines: [{ toolId: tools[0], quantity: 2, reason: 'Too many' }] };
};

export const shipped = async ({ customer, admin }: Callers) => {
  const { id } = await confirmedOrderOfTools(customer.token, admin.token, 1);
  const { shipment } = await ship(admin.token, id);
  return `/shipment/${shipmentIdOf(id, shipment.number)}`;
};

export const noteOn =
  (pathOf: (callers: Callers) => Promise<string>) => async (callers: Callers) => ({
    path: await pathOf(callers),
    caller: callers.admin,
    json: { text: 'Calls back' },
    other: { text: 'Does not call back' },
  });

export const placed = async ({ token }: TestAccount): Promise<PlacedOrder> =>
  expectStatus(await sendOrder(token, orderBody(await createTool())), 201);

export const newAxis = async (caller: TestAccount): Promise<string> => {
  const key = `test-${randomUUID().slice(0, 8)}`;
  const json = { ...validForms.attribute, key, label: key, isFacet: false };
  await post({ path: '/attribute', caller, json });
  return key;
};

/** Where the test of an endpoint, which has arrived, can be delivered again. */
export const arrivedTest = async (token: string, webhookId: string, base = ''): Promise<string> => {
  const tested = await send('POST', `${base}/webhook/${webhookId}/test`, { token });
  const { delivery } = await expectStatus<QueuedDelivery>(tested, 201);
  const statusOf = async () => (await deliveries.doc(delivery._id).get()).data()?.delivery.state;
  await expect.poll(statusOf).toBe('SUCCESS');
  return `${base}/webhook/${webhookId}/deliveries/${delivery._id}/replay`;
};

/** An endpoint of a company whose receiver accepts everything. */
export const companyEndpoint = async () => {
  const [{ company, owner }, { url }] = [await newTeam(), await openReceiver()];
  const { insertedId: id } = await addWebhook(owner.token, { url }, company);
  const base = `/company/${company}`;
  return { owner, id, base, path: `${base}/webhook/${id}` };
};
