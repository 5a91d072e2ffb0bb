import type { RecordedPayment } from '../../contract/index.ts';
import { expectStatus, send } from '../api/api.ts';
import { orderHeaders } from './orders.ts';
import { dayIn } from './shopDays.ts';

/** A payment of today by bank transfer. */
export const paymentBody = (amount: number, fields: object = {}) => ({
  amount,
  method: 'bank-transfer',
  reference: 'Statement 47',
  receivedAt: dayIn(0),
  ...fields,
});

const post = (token: string, path: string, json: object, key?: string): Promise<Response> =>
  send('POST', path, { token, json, headers: key ? orderHeaders(key) : {} });

/** Sends a payment for an order, optionally with an Idempotency-Key. */
export const sendPayment = (
  token: string,
  id: string,
  amount: number,
  { key, ...fields }: { key?: string; [field: string]: unknown } = {},
): Promise<Response> => post(token, `/order/${id}/payments`, paymentBody(amount, fields), key);

/** Sends a refund of an order, optionally with an Idempotency-Key. */
export const sendRefund = (
  token: string,
  id: string,
  amount: number,
  { key, ...fields }: { key?: string; [field: string]: unknown } = {},
): Promise<Response> => post(token, `/order/${id}/refunds`, paymentBody(amount, fields), key);

/** Sends the reversal of an entry. */
export const sendReversal = (
  token: string,
  id: string,
  payment: string,
  reason = 'Booked on the wrong order',
): Promise<Response> => post(token, `/order/${id}/payments/${payment}/reversal`, { reason });

/** Records a payment. */
export const pay = async (
  token: string,
  id: string,
  amount: number,
  fields: Record<string, unknown> = {},
): Promise<RecordedPayment> => expectStatus(await sendPayment(token, id, amount, fields), 201);
