import {
  type CreditContents,
  counted,
  creditedPieces,
  creditOfReturned,
  isReceived,
  keptOf,
  type LinePieces,
  piecesResolved,
  type RefusedLine,
  type ReturnTransitionInput,
  shipmentNumberOf,
} from '../../contract/index.ts';
import type { OrderDocument } from '../../documents/orders/orders.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
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

type RefusedReplacement = Extract<
  RefusedLine,
  { code: 'tool-not-found' } | { code: 'insufficient-stock' }
>;

const missingReplacement = (
  { toolId, quantity }: LinePieces,
  tool: { available: number } | undefined,
): RefusedReplacement[] => {
  if (!tool) return [{ code: 'tool-not-found', toolId }];
  const { available } = tool;
  return available < quantity ? [{ code: 'insufficient-stock', toolId, available }] : [];
};

const refusalMessage = (refused: RefusedReplacement): string => {
  if (refused.code === 'tool-not-found') return 'No longer on sale: credit it instead';
  return refused.available > 0
    ? `Only ${counted(refused.available, 'piece')} in stock`
    : 'Sold out: the replacement has to wait';
};

/** The messages of refused replacements, by the lines of the input. */
const refusalErrors = (
  refused: readonly RefusedReplacement[],
  { lines = [] }: ReturnTransitionInput,
): Record<string, string> =>
  Object.fromEntries(
    refused.map((one) => [
      `lines.${lines.findIndex(({ toolId }) => toolId === one.toolId)}.resolution`,
      refusalMessage(one),
    ]),
  );

/** Throws `tool-not-found` and `insufficient-stock` for replacements that the shop does not have. */
const checkStock = async (
  transaction: Transaction,
  pieces: readonly LinePieces[],
  input: ReturnTransitionInput,
): Promise<void> => {
  if (pieces.length === 0) return;
  const references = pieces.map(({ toolId }) => tools.doc(toolId));
  const found = await transaction.readAll(references, availableFields);
  const lines = pieces.flatMap((one, index) => missingReplacement(one, found[index]));
  const [first] = lines;
  if (!first) return;
  const details = { errors: refusalErrors(lines, input), lines };
  if (first.code === 'tool-not-found') throw new ApiError('tool-not-found', details);
  throw new ApiError('insufficient-stock', { ...details, available: first.available });
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
  await checkStock(transaction, replaced, input);
  const credit = creditIn(settled, credited);
  if (!credit && replaced.length === 0) return null;
  const { carrier = '', trackingNumber = '' } = input;
  const shipmentNumber = shipmentNumberOf(order.number, order.shipmentCount + 1);
  const shipment = { replaced, shipmentNumber, carrier, trackingNumber };
  return { step: 'settled', ...credit, ...(replaced.length > 0 && shipment) };
};
