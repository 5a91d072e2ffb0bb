import { type CartTool, canBeBought } from 'functions/contract';
import { type PieceRefusal, refusedPieces } from '../../../../domain/cart/stored/refusedPieces.ts';

/** Why pieces of a size cannot be added to the cart, and which can; null if they can. */
export const refusedSize = (
  tool: CartTool,
  quantity: number,
  inCart: number,
): PieceRefusal | null =>
  canBeBought(tool) ? refusedPieces(tool, quantity, inCart) : { message: 'Sold out', nearest: [] };
