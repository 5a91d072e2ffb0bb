import { array, type InferType, object, string } from 'yup';
import type { Acknowledged } from '../calls/responses.ts';
import { invoiceNumberPattern } from '../invoices/model.ts';
import { limits } from '../limits.ts';
import type { Currency } from '../money.ts';
import type { BankDetails } from '../settings/model.ts';
import { type Payment, paymentSchema } from './model.ts';

/** An invoice that is paid together with others, and what is open of it in cents. */
export interface JointInvoice {
  number: string;
  orderNumber: string;
  dueAt: string | null;
  open: number;
}

/** How several invoices are paid by one transfer. */
export interface JointPayment {
  /** Names all invoices on the bank statement. */
  reference: string;
  /** Those with an open amount, by due date. */
  invoices: JointInvoice[];
  /** What is open of all of them, in cents. */
  total: number;
  currency: Currency;
  bank: BankDetails;
}

const numbersMessage = 'Choose the invoices to pay';

const invoiceNumbers = array(
  string()
    .typeError('The number of an invoice must be a text')
    .required(numbersMessage)
    .matches(invoiceNumberPattern, 'There is no such invoice'),
)
  .typeError(numbersMessage)
  .required(numbersMessage)
  .min(1, numbersMessage)
  .max(limits.jointInvoices, `At most ${limits.jointInvoices} invoices can be paid together`)
  .test(
    'once',
    'Each invoice can be paid once',
    (numbers = []) => new Set(numbers).size === numbers.length,
  );

/** The body of a payment for several invoices, which is booked by due date. */
export const jointPaymentSchema = paymentSchema
  .pick(['amount', 'method', 'reference', 'receivedAt'])
  .concat(object({ invoices: invoiceNumbers }));
export type JointPaymentInput = InferType<typeof jointPaymentSchema>;

/** The query for several invoices, and the body to pay them by card. */
export const jointInvoicesSchema = object({ invoices: invoiceNumbers });

/** The body with which the credit of a payer pays invoices. */
export const creditUseSchema = object({
  /** The uid of a person, or the id of a company. */
  payer: string().typeError('The customer must be a text').required('Choose the customer'),
  invoices: invoiceNumbers,
});
export type CreditUseInput = InferType<typeof creditUseSchema>;

/** The response to a payment for several invoices: its entry on each order that it pays. */
export interface RecordedJointPayment extends Acknowledged {
  payments: Payment[];
}
