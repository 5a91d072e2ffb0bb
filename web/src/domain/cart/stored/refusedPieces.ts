import { checkLine, formatCount, nearestQuantities } from 'functions/contract';
import type { LineTool } from './cartLines.ts';

/** Why pieces cannot be added to the cart. */
export interface PieceRefusal {
  message: string;
  /** The numbers of pieces that can be added instead. */
  nearest: readonly number[];
}

/** Checks pieces of a tool, and then those together with the cart's; null if they can be added. */
export const refusedPieces = (
  tool: LineTool,
  quantity: number,
  inCart: number,
): PieceRefusal | null => {
  const own = checkLine(tool, { quantity });
  if (own) return { message: own.message, nearest: own.nearest ?? [] };
  const all = checkLine(tool, { quantity: quantity + inCart });
  if (!all) return null;
  const nearest = nearestQuantities(tool, quantity + inCart).map((pieces) => pieces - inCart);
  return {
    message: `With ${formatCount(inCart)} in the cart: ${all.message}`,
    nearest: nearest.filter((pieces) => pieces > 0),
  };
};
