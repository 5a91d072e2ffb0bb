import {
  noPieces,
  nothingCredited,
  type OrderLine,
  type StoredBalance,
  storedBalanceOf,
  taxedTotalsOf,
  usualTerms,
  withoutList,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { MailShopWithBank } from '../../mail/rendering/mailContent.ts';
import { invoiceLines, invoiceOver } from '../documents/invoices.ts';

const { seller, bank } = invoiceOver([]);

/** A shop that sends mails. */
export const exampleShop: MailShopWithBank = {
  name: seller.name,
  address: seller.address,
  country: seller.country,
  email: seller.email,
  phone: seller.phone,
  url: 'https://tools-hub.test',
  timeZone: 'UTC',
  bank,
};

const linesOf = (count: number): OrderLine[] =>
  invoiceLines(count).map((line, index) => ({
    ...line,
    toolId: `tool-${index}`,
    picture: '',
    breakQuantity: null,
    ...withoutList(line.unitPrice),
    ...noPieces,
  }));

/** An order of so many lines, as a mail names it. Other fields replace those of the example. */
export const exampleOrder = (count: number, fields: Partial<OrderDocument> = {}): OrderDocument => {
  const { lines = linesOf(count), taxRate = 825 } = fields;
  const order: Omit<OrderDocument, keyof StoredBalance> = {
    number: 'TH-4K2M9A7C',
    payerId: 'customer-1',
    payerName: 'Miller & Sons Joinery',
    saleFacts: {},
    userId: 'customer-1',
    userName: 'Miller & Sons Joinery',
    userEmail: 'orders@miller-joinery.test',
    phoneNumber: '15035550142',
    orderAddress: '48 Mill Lane\nBend, OR 97701',
    poNumber: 'PO-4711',
    note: '',
    paymentMethod: 'bank-transfer',
    currency: 'USD',
    terms: usualTerms,
    status: 'placed',
    shipBy: '2026-11-26',
    lines,
    ...taxedTotalsOf(lines, { taxRate }),
    paid: 0,
    refunded: 0,
    credited: nothingCredited,
    invoiceNumber: null,
    creditNoteNumbers: [],
    shipmentCount: 0,
    returnCount: 0,
    dueAt: null,
    overdueAt: null,
    history: [],
    createdAt: new Date('2026-11-22T14:05:00Z'),
    searchTerms: [],
    placedOn: '2026-11-22',
    quoteId: null,
    quoteNumber: null,
    ...fields,
  };
  return { ...order, ...storedBalanceOf(order) };
};
