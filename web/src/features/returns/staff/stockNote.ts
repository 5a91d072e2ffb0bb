import { counted, formatCount } from 'functions/contract';

interface StockNote {
  text: string;
  /** Whether the shop cannot replace the pieces now. */
  isShort: boolean;
}

/** Whether the stock has the pieces of a replacement; null until that is known. */
export const stockNote = (
  pieces: number,
  tool: { available: number } | null | undefined,
): StockNote | null => {
  if (tool === undefined) return null;
  if (tool === null) return { text: 'No longer on sale: credit it instead.', isShort: true };
  const { available } = tool;
  if (available >= pieces) return { text: `${formatCount(available)} in stock`, isShort: false };
  const waits = 'the replacement has to wait, or credit it instead.';
  return available > 0
    ? { text: `Only ${counted(available, 'piece')} in stock: ${waits}`, isShort: true }
    : { text: `Sold out: ${waits}`, isShort: true };
};
