import {
  counted,
  type LinePieces,
  type OrderLine,
  readPieces,
  sumPieces,
  wholePiecesMessage,
} from 'functions/contract';
import { numberOf, type QuantityValue } from '../../quantity/quantityValue.ts';
import type { Order } from '../order.ts';

/** The pieces of a line in a form: a number, or what was typed instead of one. */
export interface PieceRow {
  toolId: string;
  quantity: QuantityValue;
}

/** How many pieces of a line a form can take. */
export type RoomOf = (line: OrderLine) => number;

/** A row for each line of an order, with all of its pieces or none. */
export const startRows = ({ lines }: Pick<Order, 'lines'>, quantityOf: RoomOf): PieceRow[] =>
  lines.map((line) => ({ toolId: line.toolId, quantity: quantityOf(line) }));

/** Whether a row takes part: an empty field is none. */
const isChosen = ({ quantity }: PieceRow): boolean => quantity !== 0 && quantity !== '';

/** The rows that take part, with their positions in the form. */
export const chosenRows = <Row extends PieceRow>(rows: readonly Row[]) =>
  rows.map((row, position) => ({ row, position })).filter(({ row }) => isChosen(row));

/** The pieces that rows without errors choose. */
export const chosenPieces = (rows: readonly PieceRow[]): LinePieces[] =>
  chosenRows(rows).map(({ row }) => ({ toolId: row.toolId, quantity: numberOf(row.quantity) }));

/** The sum of the chosen pieces; of a text that is no number, none. */
export const chosenSum = (rows: readonly PieceRow[]): number =>
  sumPieces(rows, ({ quantity }) => (Number.isNaN(numberOf(quantity)) ? 0 : numberOf(quantity)));

/** A deed with its pieces: `Ship 12 pieces`. */
export const piecesDeed = (deed: string, pieces: number): string =>
  pieces > 0 ? `${deed} ${counted(pieces, 'piece')}` : `${deed} pieces`;

const rowProblem = ({ quantity }: PieceRow, room: number): string | null => {
  if (typeof quantity === 'string') return readPieces(quantity).problem;
  if (!Number.isInteger(quantity)) return wholePiecesMessage;
  if (quantity < 0) return 'Enter 0 or more pieces';
  if (quantity <= room) return null;
  return room === 0 ? 'Nothing is left' : `Only ${room} left`;
};

/** The errors of the rows of a form by path, and of a form of which nothing was chosen. */
export const rowErrors = (
  rows: readonly PieceRow[],
  { lines }: Pick<Order, 'lines'>,
  roomOf: RoomOf,
): Record<string, string> => {
  const chosen = chosenRows(rows);
  if (chosen.length === 0) return { chosen: 'Choose at least one piece' };
  const problems = chosen.flatMap(({ row, position }) => {
    const line = lines.find(({ toolId }) => toolId === row.toolId);
    const problem = rowProblem(row, line ? roomOf(line) : 0);
    return problem ? [[`lines.${position}.quantity`, problem] as const] : [];
  });
  return Object.fromEntries(problems);
};

/** Errors by the positions of the sent pieces, as errors by the positions of their rows. */
export const errorsOfRows = (
  errors: Record<string, string>,
  rows: readonly PieceRow[],
): Record<string, string> => {
  const positions = new Map(chosenRows(rows).map(({ position }, sent) => [`${sent}`, position]));
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const [, sent = ''] = /^lines\.(\d+)\./.exec(path) ?? [];
      const position = positions.get(sent);
      return [position === undefined ? path : `lines.${position}.quantity`, message];
    }),
  );
};
