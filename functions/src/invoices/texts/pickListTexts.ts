import {
  arrivalText,
  formatCount,
  formatDay,
  formatDayOf,
  isCancelled,
  isCompanyId,
  type OrderLine,
  piecesOf,
  remainingOf,
  type Seller,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { ContentRow, DocumentContent, Fact } from './documentContent.ts';
import { fewLines, linesOfBuyer, partyOf } from './partyTexts.ts';

/** What pickers need of tools, by their ids. A tool that has been deleted is missing. */
export interface PrintedTools {
  /** The pieces per pack, as on the shelf now. */
  packSizes: ReadonlyMap<string, number>;
  /** Where they are stored. */
  places: ReadonlyMap<string, string>;
}

/** An order to be picked, the shop, and what is needed of its tools. */
export interface PrintedPickList extends PrintedTools {
  order: OrderDocument;
  seller: Seller;
  /** The zone of its days. */
  timeZone: string;
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** Compares rows by place: `A-2` is before `A-10`, and rows without a place are last. */
export const comparePlaces = (
  { place: one = '' }: Pick<ContentRow, 'place'>,
  { place: other = '' }: Pick<ContentRow, 'place'>,
): number =>
  one === '' || other === '' ? Number(one === '') - Number(other === '') : compare(one, other);

/** A quantity in packs: `2 × 12`, with further pieces `2 × 12 + 5`; empty without a full pack. */
export const packsText = (quantity: number, packSize: number): string => {
  const packs = Math.floor(quantity / packSize);
  if (packSize <= 1 || packs === 0) return '';
  const rest = quantity % packSize;
  const text = `${formatCount(packs)} × ${formatCount(packSize)}`;
  return rest > 0 ? `${text} + ${formatCount(rest)}` : text;
};

const deliveryFact = ({ order, timeZone }: PrintedPickList): Fact =>
  isCancelled(order.status)
    ? { label: 'Status', value: 'Cancelled', isStrong: true }
    : {
        label: 'Promised delivery',
        value: arrivalText(order, timeZone),
        isStrong: order.requestedDay !== undefined,
      };

const factsOf = (printed: PrintedPickList): Fact[] => {
  const { order, timeZone } = printed;
  return [
    { label: 'Order', value: order.number, isStrong: true },
    { label: 'Order date', value: formatDayOf(order.createdAt, timeZone) },
    ...(order.poNumber ? [{ label: 'PO number', value: order.poNumber }] : []),
    ...(isCompanyId(order.payerId) ? [{ label: 'Ordered by', value: order.userName }] : []),
    deliveryFact(printed),
    ...(isCancelled(order.status) ? [] : [{ label: 'Ship by', value: formatDay(order.shipBy) }]),
    ...(order.completeOnly ? [{ label: 'Ship', value: 'Complete only', isStrong: true }] : []),
  ];
};

/** What is to be picked: the pieces that remain, or all that were ordered when none does. */
const linesToPick = ({ lines }: OrderDocument): OrderLine[] => {
  const rest = lines.map((line) => ({ ...line, quantity: remainingOf(line) }));
  const remaining = rest.filter(({ quantity }) => quantity > 0);
  return remaining.length > 0 ? remaining : lines;
};

const tableOf = ({ order, packSizes, places }: PrintedPickList) => {
  const lines = linesToPick(order);
  const packsOf = ({ toolId, quantity }: OrderLine) =>
    packsText(quantity, packSizes.get(toolId) ?? 1);
  const hasPacks = lines.some((line) => packsOf(line) !== '');
  return {
    headings: [...(hasPacks ? ['Packs'] : []), 'Pieces'],
    rows: lines
      .map((line) => ({
        place: places.get(line.toolId) ?? '',
        sku: line.sku,
        name: line.toolName,
        figures: [...(hasPacks ? [packsOf(line)] : []), formatCount(line.quantity)],
        amount: line.quantity,
      }))
      .toSorted(comparePlaces),
  };
};

const noteOf = (order: OrderDocument): string =>
  [
    isCancelled(order.status) ? 'This order was cancelled. Do not pick it.' : '',
    order.note && `Note from the customer: ${fewLines(order.note).join('\n')}`,
  ]
    .filter((text) => text !== '')
    .join('\n');

/**
 * The texts of an order's pick list: the pieces to take from the shelves, and their destination.
 */
export const pickListContent = (printed: PrintedPickList): DocumentContent => {
  const { order, seller } = printed;
  const { payerName: name, userEmail: email, phoneNumber: phone, orderAddress: address } = order;
  return {
    title: 'Pick list',
    number: order.number,
    issuedAt: order.history.at(-1)?.at ?? order.createdAt,
    seller,
    buyer: partyOf('Deliver to', name, linesOfBuyer({ name, email, phone, address })),
    facts: factsOf(printed),
    ...tableOf(printed),
    formatSum: formatCount,
    hasBoxes: true,
    sums: [
      {
        label: 'Total pieces',
        value: formatCount(piecesOf({ lines: linesToPick(order) })),
        isStrong: true,
      },
    ],
    note: noteOf(order),
    noteFacts: [],
  };
};
