import { orderAddressOf } from '../addresses/orderAddressOf.ts';
import type { Company } from '../companies/model.ts';
import { billedOf, type OrderFields, type OrderLine } from '../orders/model.ts';
import type { ShopSettings } from '../settings/model.ts';
import { sellerOf } from '../settings/seller.ts';
import { taxRatesOf, totalsIn } from '../tax/tax.ts';
import { invoiceDueAt } from '../terms/paymentTerms.ts';
import type { InvoiceDocument, InvoicedCompany, InvoiceLine } from './model.ts';
import type { CreditContents } from './orderCredits.ts';

/** What a document says of an order: reminders come later. */
type InvoicedFields = Omit<OrderFields, 'reminders' | 'promise'>;

/** An order as it was when a document for it was issued, and the time of that. */
export interface InvoicedOrder {
  id: string;
  order: InvoicedFields & { createdAt: Date; dueAt: Date | null };
  at: Date;
}

/** An invoice or a credit note that has no number yet. */
export type UnnumberedInvoice = Omit<InvoiceDocument, 'number'>;

const lineOf = ({ priceListName: name, listPrice, ...line }: OrderLine): InvoiceLine => ({
  sku: line.sku,
  toolName: line.toolName,
  quantity: billedOf(line),
  unitPrice: line.unitPrice,
  lineTotal: line.lineTotal,
  ...(name !== null && { agreed: { name, listPrice } }),
});

const amountsOf = (order: InvoicedFields) => ({
  currency: order.currency,
  ...totalsIn(order),
  ...taxRatesOf(order),
  paid: order.paid,
});

const buyerOf = ({ userName, userEmail, phoneNumber, orderAddress }: InvoicedFields) => ({
  name: userName,
  email: userEmail,
  phone: phoneNumber,
  address: orderAddress,
});

/** The company that an invoice names, from its data of now. */
export const invoicedCompanyOf = (
  {
    number,
    taxId,
    billingAddress,
    invoiceEmail,
  }: Pick<Company, 'number' | 'taxId' | 'billingAddress' | 'invoiceEmail'>,
  { seller }: Pick<ShopSettings, 'seller'>,
): InvoicedCompany => ({
  number,
  taxId,
  billingAddress: orderAddressOf(billingAddress, seller.country),
  invoiceEmail,
});

/** The invoice of an order, made out to a company if it is one of a company. */
export const invoiceOf = (
  { id, order, at }: InvoicedOrder,
  { bank, timeZone, ...settings }: Pick<ShopSettings, 'seller' | 'bank' | 'timeZone'>,
  company: InvoicedCompany | null = null,
): UnnumberedInvoice => {
  const { number: orderNumber, createdAt: orderedAt, poNumber, terms } = order;
  const { payerId, payerName, userId } = order;
  return {
    kind: 'invoice',
    issuedAt: at,
    timeZone,
    orderId: id,
    orderNumber,
    orderedAt,
    payerId,
    payerName,
    userId,
    poNumber,
    terms,
    dueAt: invoiceDueAt(order, at, timeZone),
    seller: sellerOf(settings),
    bank,
    buyer: buyerOf(order),
    company,
    lines: order.lines.map(lineOf).filter(({ quantity }) => quantity > 0),
    ...amountsOf(order),
    cancels: null,
  };
};

/** What a credit note says besides what its invoice does. */
export interface CreditNoteInput {
  contents: CreditContents;
  at: Date;
  /** The amount paid before it. */
  paid: number;
  /** The amount that the shop has to refund with it. */
  refund: number;
  /** May be empty. */
  reason: string;
}

/** A credit note for an invoice. */
export const creditNoteOf = (
  invoice: InvoiceDocument,
  { contents: { lines, totals }, at, paid, refund, reason }: CreditNoteInput,
): UnnumberedInvoice => ({
  ...invoice,
  kind: 'credit-note',
  issuedAt: at,
  paid,
  dueAt: null,
  lines,
  ...totals,
  cancels: { number: invoice.number, reason, refund, inFull: totals.total === invoice.total },
});
