import { formatCount, type LinePieces } from 'functions/contract';
import type { Order } from '../order.ts';

/** The pieces of a tool, as the lines of their order name it. */
interface NamedPieces extends LinePieces {
  toolName: string;
}

/** Pieces of an order with the names of their tools. */
export const namedPieces = (
  { lines }: Pick<Order, 'lines'>,
  pieces: readonly LinePieces[],
): NamedPieces[] =>
  pieces.map((one) => ({
    ...one,
    toolName: lines.find(({ toolId }) => toolId === one.toolId)?.toolName ?? one.toolId,
  }));

/** The pieces of a tool in a list: `3 × Jack plane`. */
export const namedText = ({ quantity, toolName }: NamedPieces): string =>
  `${formatCount(quantity)} × ${toolName}`;

/** Pieces of an order in a sentence: `3 × Jack plane, 1 × Saw`. */
export const piecesList = (order: Pick<Order, 'lines'>, pieces: readonly LinePieces[]): string =>
  namedPieces(order, pieces).map(namedText).join(', ');
