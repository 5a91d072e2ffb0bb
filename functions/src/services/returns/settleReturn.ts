import {
  type CreditContents,
  creditedPieces,
  creditOfReturned,
  isReceived,
  keptOf,
  type LinePieces,
  piecesResolved,
  type ReturnTransitionInput,
  shipmentNumberOf,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders.ts';
import type { ReturnDocument } from '../../documents/returns.ts';
import { ApiError } from '../../errors.ts';
import { tools } from '../../store/collections/collections.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import type { Step } from '../ordering/status/step.ts';
import { takenPieces } from '../ordering/status/takenPieces.ts';

/** A return after a transition of an admin, and its order before it. */
export interface SettledReturn {
  found: ReturnDocument;
  order: OrderDocument;
  input: ReturnTransitionInput;
}

const some = (pieces: readonly LinePieces[]): LinePieces[] =>
  pieces.filter(({ quantity }) => quantity > 0);

/**
 * The step of an order whose returned pieces were counted. Throws `nothing-left` if so many have not
 * arrived, because a shipment was reversed.
 */
export const receivedStep = ({
  found,
  order,
}: SettledReturn): Pick<Step, 'step' | 'pieces' | 'resellable'> => {
  const arrived = some(found.lines.map(({ toolId, received: quantity }) => ({ toolId, quantity })));
  const pieces = takenPieces(order.lines, arrived, (line) => keptOf(order, line));
  const resellable = some(
    found.lines.map(({ toolId, resellable: quantity }) => ({ toolId, quantity })),
  );
  return { step: 'returned', pieces, resellable };
};

const availableFields = ['available'] as const;

/** Throws `tool-not-found` and `insufficient-stock` for replacements that the shop does not have. */
const checkStock = async (
  transaction: Transaction,
  pieces: readonly LinePieces[],
): Promise<void> => {
  if (pieces.length === 0) return;
  const references = pieces.map(({ toolId }) => tools.doc(toolId));
  const found = await transaction.readAll(references, availableFields);
  for (const [index, { quantity }] of pieces.entries()) {
    const tool = found[index];
    if (!tool) throw new ApiError('tool-not-found');
    const { available } = tool;
    if (available < quantity) throw new ApiError('insufficient-stock', { available });
  }
};

const creditIn = (
  { found, order }: SettledReturn,
  pieces: readonly LinePieces[],
): { credit: CreditContents; pieces: LinePieces[] } | null => {
  const open = creditedPieces(order, pieces);
  const credit = open.length > 0 ? creditOfReturned(order, open, found.feeRate) : null;
  return credit && { credit, pieces: open };
};

/**
 * The step of an order whose return is closed with a credit or with replacements; null if it is
 * closed without. Pieces that were credited before are not credited again. Throws `nothing-left` if
 * the pieces of a claim have not arrived, because a shipment was reversed, `tool-not-found` and
 * `insufficient-stock`.
 */
export const settledStep = async (
  transaction: Transaction,
  settled: SettledReturn,
): Promise<Pick<Step, 'step' | 'pieces' | 'replaced' | 'credit'> | null> => {
  const { found, order, input } = settled;
  const [credited, replaced] = [
    piecesResolved(found, 'credit'),
    piecesResolved(found, 'replacement'),
  ];
  const all = [...credited, ...replaced];
  if (all.length > 0 && !isReceived(found))
    takenPieces(order.lines, all, (line) => keptOf(order, line));
  await checkStock(transaction, replaced);
  const credit = creditIn(settled, credited);
  if (!credit && replaced.length === 0) return null;
  const { carrier = '', trackingNumber = '' } = input;
  const shipmentNumber = shipmentNumberOf(order.number, order.shipmentCount + 1);
  const shipment = { replaced, shipmentNumber, carrier, trackingNumber };
  return { step: 'settled', ...credit, ...(replaced.length > 0 && shipment) };
};
