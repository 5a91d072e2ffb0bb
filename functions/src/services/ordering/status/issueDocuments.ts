import {
  type BankDetails,
  type CreditContents,
  cancelledPieces,
  creditedPieces,
  creditOfCancelled,
  type InvoiceDocument,
  owedOf,
} from '../../../contract/index.ts';
import type { OrderDocument } from '../../../documents/orders/orders.ts';
import type { Transaction } from '../../../store/writes/transaction.ts';
import { issueCreditNote, issueInvoice } from '../../invoices/issueInvoice.ts';
import type { ReadSettings } from '../../settings/settings.ts';
import type { Step } from './step.ts';

/** The documents of a step. */
export interface Issued {
  /** The new invoice or credit note; null if there is none. */
  document: InvoiceDocument | null;
  /** The number of the order's invoice after the step. */
  invoiceNumber: string | null;
  dueAt: Date | null;
  /** The account that a new invoice names. */
  bank: BankDetails | null;
  credit: Pick<OrderDocument['history'][number], 'creditNoteNumber' | 'credit'>;
}

const creditOf = ({ step, order, pieces, credit }: Step): CreditContents | null => {
  if (step !== 'cancelled' || order.invoiceNumber === null) return credit ?? null;
  const cancelled = cancelledPieces(order, pieces ? { pieces } : {});
  return creditOfCancelled(order, creditedPieces(order, cancelled));
};

/** How much of what was paid is too much only since a credit. */
const refundBy = (order: OrderDocument, { totals }: CreditContents): number => {
  const [before, after] = [owedOf(order), owedOf(order) - totals.total];
  return Math.max(order.paid - after, 0) - Math.max(order.paid - before, 0);
};

/**
 * Issues what a step of an order needs: the invoice of a confirmed order, and a credit note for a
 * credit, and for cancelled pieces of an order that has its invoice. Throws `settings-incomplete`
 * when the settings have not all that an invoice needs.
 */
export const issueDocuments = async (
  transaction: Transaction,
  taken: Step,
  at: Date,
  readSettings: ReadSettings,
): Promise<Issued> => {
  const { id, order, step, reason = '' } = taken;
  const { invoiceNumber, dueAt } = order;
  const unchanged = { document: null, invoiceNumber, dueAt, bank: null, credit: {} };
  if (step === 'confirmed') {
    const invoice = await issueInvoice(transaction, { id, order, at }, await readSettings());
    const { number, bank } = invoice;
    return { document: invoice, invoiceNumber: number, dueAt: invoice.dueAt, bank, credit: {} };
  }
  const contents = creditOf(taken);
  if (!contents || invoiceNumber === null) return unchanged;
  const input = { contents, at, paid: order.paid, refund: refundBy(order, contents), reason };
  const note = await issueCreditNote(transaction, invoiceNumber, input);
  const { subtotal: net, total } = contents.totals;
  const credit = { creditNoteNumber: note.number, credit: { net, total } };
  return { ...unchanged, document: note, credit };
};
