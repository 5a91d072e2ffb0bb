import { formatCount, formatDayOf, type Seller, sumPieces } from '../../contract/index.ts';
import type { Stored } from '../../contract/kinds/fields.ts';
import type { returnFields } from '../../contract/returns/fields.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { DocumentContent, Fact } from './documentContent.ts';
import { linesOfBuyer, partyOf } from './partyTexts.ts';

/** An approved return with its order, and the shop. */
export interface PrintedReturn {
  found: Stored<typeof returnFields>;
  order: OrderDocument;
  seller: Seller;
  /** The zone of its days. */
  timeZone: string;
}

const approvedAt = ({ history, createdAt }: PrintedReturn['found']): Date =>
  history.find(({ status }) => status === 'approved')?.at ?? createdAt;

const factsOf = ({ found, order, timeZone }: PrintedReturn): Fact[] => [
  { label: 'Return', value: found.number, isStrong: true },
  { label: 'Approved', value: formatDayOf(approvedAt(found), timeZone) },
  { label: 'Order', value: order.number },
  ...(order.poNumber ? [{ label: 'Your PO number', value: order.poNumber }] : []),
  ...(found.expiresAt
    ? [{ label: 'To arrive by', value: formatDayOf(found.expiresAt, timeZone), isStrong: true }]
    : []),
];

/** The texts of the slip that goes into the parcel of a return. */
export const returnSlipContent = (printed: PrintedReturn): DocumentContent => {
  const { found, order, seller } = printed;
  const { userName: name, userEmail: email, phoneNumber: phone, orderAddress: address } = order;
  const lines = found.lines.filter(({ approved }) => approved > 0);
  const pieces = sumPieces(lines, ({ approved }) => approved);
  return {
    title: 'Return slip',
    number: found.number,
    issuedAt: approvedAt(found),
    seller,
    buyer: partyOf('Sent by', name, linesOfBuyer({ name, email, phone, address })),
    facts: factsOf(printed),
    headings: ['Pieces'],
    rows: lines.map(({ sku, toolName, approved }) => ({
      sku,
      name: toolName,
      figures: [formatCount(approved)],
      amount: approved,
    })),
    formatSum: formatCount,
    hasBoxes: true,
    sums: [{ label: 'Total pieces', value: formatCount(pieces), isStrong: true }],
    note: 'Please put this slip into the parcel, and send it to the address at the top.',
    noteFacts: [],
  };
};
