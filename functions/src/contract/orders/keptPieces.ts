/** Which pieces of an order its customer has kept: they can be given back, or taken for a mistake. */
import { type CountedLine, piecesOfTool, sumPieces } from './lineCounters.ts';
import type { OrderEvent } from './orderSteps.ts';
import { type Parcel, wasReversed } from './parcels.ts';

interface KeptOrder {
  lines: readonly CountedLine[];
  history: readonly OrderEvent<unknown>[];
}

const isReturned = ({ history }: KeptOrder, { returnNumber }: OrderEvent<unknown>): boolean =>
  history.some((event) => event.step === 'returned' && event.returnNumber === returnNumber);

/**
 * The pieces of claims that were credited or replaced, and stayed with the customer. A replacement
 * that was taken back made up for nothing.
 */
const settledInPlace = (order: KeptOrder, toolId: string): number =>
  sumPieces(
    order.history.filter((event) => event.step === 'settled' && !isReturned(order, event)),
    ({ pieces = [], replaced = [], shipmentNumber }) =>
      piecesOfTool([...pieces, ...(wasReversed(order, shipmentNumber) ? [] : replaced)], toolId),
  );

/** The pieces of a line that have arrived, and for which the shop has not made up. */
export const keptOf = (order: KeptOrder, line: CountedLine): number =>
  line.delivered - line.returned - settledInPlace(order, line.toolId);

/**
 * Whether a shipment can have been a mistake: nothing of it was returned, credited or replaced.
 * Returned pieces count as those of other shipments as long as enough of these have arrived, and
 * so do the pieces of open returns, of which `openPieces` says how many there are of a tool.
 */
export const canBeReversed = (
  order: KeptOrder,
  { kind, pieces, deliveredAt }: Pick<Parcel<unknown>, 'kind' | 'pieces' | 'deliveredAt'>,
  openPieces: (toolId: string) => number = () => 0,
): boolean =>
  kind === 'replacement' ||
  deliveredAt === null ||
  order.lines.every(
    (line) =>
      piecesOfTool(pieces, line.toolId) <=
      Math.max(keptOf(order, line) - openPieces(line.toolId), 0),
  );
