import { array, boolean, type InferType, number, object, string } from 'yup';
import { parseInvoiceNumber } from '../../invoices/model.ts';
import { limits } from '../../limits.ts';
import { toCents } from '../../money.ts';
import { parseOrderNumber } from '../../numbers/documentNumbers.ts';
import { readCents } from '../../numbers/readNumbers.ts';
import { typedNumber } from '../../numbers/typedNumber.ts';
import { requiredText, text } from '../../text/text.ts';

const version = string()
  .typeError('The version must be a text')
  .required('Send the version of the entry')
  .max(limits.toolVersion);

const anyAmount = typedNumber(number(), readCents, 'Enter the amount')
  .integer('The amount must be in whole cents')
  .max(toCents(limits.total.max), 'The amount is too large');

const amount = anyAmount.required('Enter the amount');

/** Whether a share can name it: an invoice, or an order that has none yet. */
const isPayable = (number: string): boolean =>
  parseInvoiceNumber(number)?.kind === 'invoice' || parseOrderNumber(number) === number;

const share = object({
  invoiceNumber: string()
    .typeError('The number of an invoice must be a text')
    .required('Choose the invoice')
    .test('number', 'There is no such invoice', (number) => !number || isPayable(number)),
  amount: amount.min(1, 'The amount must be more than 0'),
  /** What is written off of this invoice, in cents; missing for nothing. */
  writeOff: anyAmount.nonNullable('Enter the amount').min(0, 'The amount must not be negative'),
})
  .typeError('A share must be an object')
  .nonNullable('A share must be an object');

/**
 * The body of the booking of an entry: what it pays of each invoice, in all its amount. What it pays
 * beyond an invoice is refused unless `overpayment` is true.
 */
export const bankBookingSchema = object({
  version,
  shares: array(share)
    .typeError('Choose the invoices that it pays')
    .required('Choose the invoices that it pays')
    .min(1, 'Choose the invoices that it pays')
    .max(limits.bankInvoices, `At most ${limits.bankInvoices} invoices can be paid together`)
    .test(
      'once',
      'Each invoice can be paid once',
      (shares = []) => new Set(shares.map((one) => one?.invoiceNumber)).size === shares.length,
    ),
  overpayment: boolean()
    .typeError('Overpayment must be true or false')
    .nonNullable('Overpayment must be true or false'),
  /** Why something is written off; needed only then. */
  reason: text('Reason', limits.transitionReason),
});
export type BankBookingInput = InferType<typeof bankBookingSchema>;

/** The body with which a booking is taken back. */
export const bankUndoSchema = object({
  version,
  reason: requiredText('Reason', limits.transitionReason, 'Enter the reason'),
});
export type BankUndoInput = InferType<typeof bankUndoSchema>;

/** The body with which an entry is left alone, or opened again. */
export const bankStatusSchema = object({
  version,
  status: string()
    .typeError('The status must be a text')
    .required('Choose the status')
    .oneOf(['left', 'open'] as const, 'The status must be one of: left, open'),
});
export type BankStatusInput = InferType<typeof bankStatusSchema>;
