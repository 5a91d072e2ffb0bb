import {
  apiRoutes,
  type CardCheckout,
  type InvoiceSummary,
  invoiceFileOf,
  type Order,
  type OrderPayments,
  type PaymentInput,
  type RecordedPayment,
  type RefundInput,
  type ReversalInput,
} from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { idempotencyHeader } from '../../../lib/api/idempotencyKey.ts';
import { readPdf } from '../../../lib/api/readPdf.ts';
import type { NamedFile } from '../../../lib/browser/saveFile.ts';

const { getOrderPayments, recordPayment, reversePayment, refundPayment, payByCard, getInvoice } =
  apiRoutes;

/** What the payment section needs of an order. */
export type PayableOrder = Omit<Order, 'tool' | 'orderQuantity' | 'totalBill'>;

/** Reads the payments, the documents and the bank details of an order. */
export const readOrderPayments = (id: string, signal: AbortSignal): Promise<OrderPayments> =>
  callApi(getOrderPayments, getOrderPayments.href({ id }), { signal });

interface Keyed<Input> {
  orderId: string;
  input: Input;
  idempotencyKey: string;
}

/** Records a payment. The idempotency key lets the API recognise a retry. */
export const sendPayment = ({
  orderId: id,
  input,
  idempotencyKey,
}: Keyed<PaymentInput>): Promise<RecordedPayment> =>
  callApi(recordPayment, recordPayment.href({ id }), {
    headers: idempotencyHeader(idempotencyKey),
    body: input,
  });

/** Records a refund, or refunds a card. The idempotency key lets the API recognise a retry. */
export const sendRefund = ({
  orderId: id,
  input,
  idempotencyKey,
}: Keyed<RefundInput>): Promise<RecordedPayment> =>
  callApi(refundPayment, refundPayment.href({ id }), {
    headers: idempotencyHeader(idempotencyKey),
    body: input,
  });

interface Reversal {
  orderId: string;
  paymentId: string;
  input: ReversalInput;
}

/** Reverses an entry. The API recognises a retry by the entry and the reason. */
export const sendReversal = ({
  orderId: id,
  paymentId: payment,
  input,
}: Reversal): Promise<RecordedPayment> =>
  callApi(reversePayment, reversePayment.href({ id, payment }), { body: input });

/** Opens a session to pay what is due by card, and resolves to its page. */
export const openCardCheckout = (id: string): Promise<CardCheckout> =>
  callApi(payByCard, payByCard.href({ id }));

/** Fetches the PDF of an invoice or a credit note. */
export const readInvoicePdf = ({
  kind,
  number,
}: Pick<InvoiceSummary, 'kind' | 'number'>): Promise<NamedFile> =>
  readPdf(getInvoice, getInvoice.href({ number }), invoiceFileOf({ kind, number }));
