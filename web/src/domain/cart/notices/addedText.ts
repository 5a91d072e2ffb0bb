import { checkQuantity, counted, formatCount, limits } from 'functions/contract';
import type { LineTool } from '../stored/cartLines.ts';
import type { Added } from '../stored/useCart.ts';

const fullCart = `Your cart is full: it can have at most ${limits.orderLines} tools. Order or remove some first.`;

/**
 * The result of adding pieces of a tool, and why the cart cannot be ordered like this, if it
 * cannot.
 */
export const addedText = (tool: LineTool, pieces: number, added: Added): string => {
  if (added === 'full') return fullCart;
  const { message } = checkQuantity(tool, added.quantity);
  const done = `${counted(pieces, 'piece')} added: ${tool.toolName}. In the cart: ${formatCount(added.quantity)}.`;
  return message ? `${done} This quantity cannot be ordered now: ${message}.` : done;
};
