import {
  addDays,
  dayOf,
  noPieces,
  noTaxes,
  nothingCredited,
  type OrderLine,
  storedBalanceOf,
  taxedTotalsOf,
  withoutList,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { PrintedConfirmation } from '../../invoices/texts/confirmationTexts.ts';
import type { PrintedPickList } from '../../invoices/texts/pickListTexts.ts';
import { invoiceLines, invoiceOver } from './invoices.ts';

const { seller, buyer, timeZone, orderedAt, orderNumber, poNumber } = invoiceOver([]);

/** The lines of an order. The id of a tool is its SKU. */
export const orderLines = (count: number): OrderLine[] =>
  invoiceLines(count).map((line) => ({
    ...line,
    toolId: line.sku,
    picture: '',
    breakQuantity: null,
    ...withoutList(line.unitPrice),
    ...noPieces,
  }));

/** A placed order over these lines, as it is stored. Other fields replace those of the example. */
const storedOrderOver = (
  lines: OrderLine[],
  fields: Partial<OrderDocument> = {},
): OrderDocument => {
  const state = {
    ...taxedTotalsOf(lines, noTaxes),
    status: 'placed',
    terms: 'net-30',
    dueAt: null,
    overdueAt: null,
    paid: 0,
    refunded: 0,
    credited: nothingCredited,
  } as const;
  return {
    ...state,
    ...storedBalanceOf(state),
    number: orderNumber,
    payerId: 'customer-1',
    payerName: buyer.name,
    saleFacts: {},
    userId: 'customer-1',
    userName: buyer.name,
    userEmail: buyer.email,
    phoneNumber: buyer.phone,
    orderAddress: buyer.address,
    poNumber,
    note: '',
    paymentMethod: 'bank-transfer',
    shipBy: addDays(dayOf(orderedAt, timeZone), 6),
    lines,
    currency: 'USD',
    invoiceNumber: null,
    creditNoteNumbers: [],
    shipmentCount: 0,
    returnCount: 0,
    quoteId: null,
    quoteNumber: null,
    history: [
      {
        ...{ step: 'placed', status: 'placed', actor: 'customer', uid: 'customer-1' },
        ...{ at: orderedAt, transitionId: null },
      },
    ],
    createdAt: orderedAt,
    placedOn: dayOf(orderedAt, timeZone),
    searchTerms: [],
    ...fields,
  };
};

/** The data of a pick list for an order over these lines. */
export const pickListOver = (
  lines: OrderLine[],
  fields: Partial<OrderDocument> = {},
  packSizes: Record<string, number> = {},
  places: Record<string, string> = {},
): PrintedPickList => ({
  order: storedOrderOver(lines, fields),
  seller,
  timeZone,
  packSizes: new Map(Object.entries(packSizes)),
  places: new Map(Object.entries(places)),
});

/** The data of the confirmation of an order over these lines. */
export const confirmationOver = (
  lines: OrderLine[],
  invoice: Parameters<typeof invoiceOver>[1] = {},
  order: Partial<PrintedConfirmation['order']> = {},
): PrintedConfirmation => ({
  order: { ...storedOrderOver(lines, { status: 'confirmed' }), ...order },
  invoice: invoiceOver(lines, invoice),
});
