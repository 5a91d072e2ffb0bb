import { counted, isCompanyId, owedOf } from 'functions/contract';
import { getMailText, recipientsText, sumText } from '../../../domain/order/mailedTexts.ts';
import type { Order } from '../../../domain/order/order.ts';

type Orders = readonly Order[];

const companyCopy = (orders: Orders): string =>
  orders.some(({ payerId }) => isCompanyId(payerId))
    ? ' A company with another address for invoices also gets them there.'
    : '';

/** What the confirmation of orders issues, over which sum, and who gets it. */
export const confirmConsequence = (orders: Orders): string => {
  const sum = sumText(orders, ({ total }) => total);
  const recipients = recipientsText(orders);
  const issued =
    orders.length === 1
      ? `This issues an invoice over ${sum} and mails it to ${recipients}.`
      : `This issues ${counted(orders.length, 'invoice')}, ${sum} together, and mails them to ${recipients}.`;
  const customers = orders.length === 1 ? 'customer' : 'customers';
  return `${issued}${companyCopy(orders)} The ${customers} can then no longer cancel.`;
};

/** Who is notified of the shipment of orders. */
export const shipConsequence = (orders: Orders): string =>
  `All pieces that remain are in it. ${getMailText(orders, ' with the carrier and the tracking number')}`;

const creditNotesText = (orders: Orders): string => {
  const invoiced = orders.filter(({ invoiceNumber }) => invoiceNumber !== null);
  const sum = sumText(invoiced, owedOf);
  if (invoiced.length === 0) return '';
  return invoiced.length === 1
    ? ` This issues a credit note over ${sum}.`
    : ` This issues ${counted(invoiced.length, 'credit note')}, ${sum} together.`;
};

/** What the cancellation of orders by the shop issues, over which sum, and who is notified. */
export const cancelConsequence = (orders: Orders): string =>
  `The pieces return to stock.${creditNotesText(orders)} ${getMailText(orders, ' with the reason')}`;
