import {
  type ChangedOrder,
  type CreditContents,
  type CreditInput,
  creditableOf,
  creditOfAmount,
  creditOfPieces,
  formatCentsIn,
  leftToCredit,
  parseInvoiceNumber,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import { ApiError } from '../../../errors.ts';
import type { Caller } from '../../../store/accounts/caller.ts';
import { invoices } from '../../../store/collections/collections.ts';
import { readDocument } from '../../../store/reads/documents.ts';
import type { IdempotentRequest } from '../../../store/writes/idempotency.ts';
import { readSettings } from '../../settings/settings.ts';
import { toChangedOrder } from '../orders/orderResponse.ts';
import { changeAmountOnce } from '../status/changeAmountOnce.ts';
import type { Step } from '../status/step.ts';
import { takenPieces } from '../status/takenPieces.ts';
import { takeStep } from '../status/takeStep.ts';

/** Throws `credit-too-high` for more than the invoice has left. */
const checkLeft = (order: OrderDocument, { totals: { subtotal } }: CreditContents): void => {
  const due = leftToCredit(order);
  if (subtotal <= due) return;
  const amount =
    due > 0
      ? `Only ${formatCentsIn(order.currency, due)} is left to credit`
      : 'Nothing is left to credit';
  throw new ApiError('credit-too-high', { due, errors: { amount } });
};

/** What a credit note says, and the pieces that it names. */
const creditOf = (
  order: OrderDocument,
  { lines, amount, text = '' }: CreditInput,
): Pick<Step, 'credit' | 'creditText' | 'pieces'> => {
  if (amount !== undefined)
    return { credit: creditOfAmount(order, text, amount), creditText: text };
  const pieces = takenPieces(order.lines, lines, creditableOf);
  return { credit: creditOfPieces(order, pieces), pieces };
};

const orderOfInvoice = async (number: string): Promise<string> => {
  const isInvoice = parseInvoiceNumber(number)?.kind === 'invoice';
  const invoice = isInvoice ? await readDocument(invoices.doc(number)) : undefined;
  if (!invoice) throw new ApiError('invoice-not-found');
  return invoice.orderId;
};

/**
 * Issues a credit note for a part of an invoice: for pieces, or over a net amount with a text. It
 * sends no money. A retry with the same key gets the first response. Throws `invoice-not-found`,
 * `validation` for a tool that is not in the order, `nothing-left` for more pieces than the invoice
 * has left, and `credit-too-high` for a higher amount.
 */
export const creditInvoice = async (
  number: string,
  { input, key }: IdempotentRequest<CreditInput>,
  caller: Caller,
): Promise<ChangedOrder> => {
  const id = await orderOfInvoice(number);
  const request = { id, key, input: { credit: input } };
  return changeAmountOnce(request, caller, async (transaction, order) => {
    const credit = creditOf(order, input);
    if (credit.credit) checkLeft(order, credit.credit);
    const { reason } = input;
    const step = { id, order, step: 'credited', actor: 'admin', reason, ...credit } as const;
    const changed = await takeStep(transaction, step, caller, readSettings);
    return { order: changed, response: toChangedOrder(id, changed) };
  });
};
