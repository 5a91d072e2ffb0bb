import { randomUUID } from 'node:crypto';
import type { BankEntry, BankEntryDetails, Order } from '../../contract/index.ts';
import type { BankEntryDocument } from '../../documents/bank.ts';
import { bankEntries } from '../../store/collections/bankCollections.ts';
import { expectStatus, send } from '../api/api.ts';
import { orderHeaders } from '../orders/orders.ts';
import { dayIn } from '../orders/shopDays.ts';
import { entryOf } from './entries.ts';

/** Stores a row of today, which stays: its payments name it. Returns its id. */
export const addEntry = async (fields: Partial<BankEntryDocument> = {}): Promise<string> => {
  const id = randomUUID();
  const unknown = { importId: randomUUID(), payerAccount: '', text: '', day: dayIn(0) };
  await bankEntries.doc(id).set(entryOf({ ...unknown, ...fields }));
  return id;
};

/** What a sure row pays of an invoiced order: all that is due. */
export const shareOf = (order: Order, amount = order.total - order.paid) => ({
  invoiceNumber: order.invoiceNumber ?? order.number,
  orderId: order._id,
  orderNumber: order.number,
  payerId: order.payerId,
  payerName: order.payerName,
  open: amount,
  amount,
});

export const readDetails = async (token: string, id: string): Promise<BankEntryDetails> =>
  expectStatus(await send('GET', `/bank/entry/${id}`, { token }), 200);

export const readEntry = async (token: string, id: string): Promise<BankEntry> =>
  (await readDetails(token, id)).entry;

/** Sends a step of a row, optionally with an Idempotency-Key. */
export const sendStep = (
  token: string,
  id: string,
  step: 'booking' | 'undo',
  json: object,
  key?: string,
): Promise<Response> =>
  send('POST', `/bank/entry/${id}/${step}`, {
    token,
    json,
    headers: key ? orderHeaders(key) : {},
  });
