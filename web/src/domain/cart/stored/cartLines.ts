import {
  type CartLine,
  type CartTool,
  limits,
  type PayerPrices,
  priceLine,
  priceSourceOf,
  type QuantityRules,
} from 'functions/contract';

/** The fields that a line of the cart takes from its tool. */
export type LineTool = Pick<CartTool, '_id' | 'toolName'> & PayerPrices & QuantityRules;

/** A line as this browser stores it. */
export interface StoredLine extends CartLine {
  /**
   * The list price in cents where the payer has another one, which nobody else may see: a line that
   * stays after the sign-out has this one.
   */
  listPrice?: number;
}

/** The line for a quantity of a tool, with the name and the price that the buyer sees now. */
export const cartLineOf = (tool: LineTool, quantity: number): StoredLine => ({
  toolId: tool._id,
  quantity,
  toolName: tool.toolName,
  unitPrice: priceLine(tool, quantity).unitPrice,
  ...(tool.agreement && { listPrice: priceSourceOf(tool, quantity).listPrice }),
});

/** A line as the account's cart has it. */
export const cartLineFrom = ({ listPrice: _, ...line }: StoredLine): CartLine => line;

/** A line of a payer as a visitor may see it: at the list price. */
export const visitorsLine = ({ listPrice, ...line }: StoredLine): CartLine => ({
  ...line,
  unitPrice: listPrice ?? line.unitPrice,
});

/** Sets the line of a tool: in its place if there is one, otherwise at the end. */
export const withLine = (lines: readonly CartLine[], line: CartLine): CartLine[] =>
  lines.some(({ toolId }) => toolId === line.toolId)
    ? lines.map((present) => (present.toolId === line.toolId ? line : present))
    : [...lines, line];

/** Removes the line of a tool. */
export const withoutTool = (lines: readonly CartLine[], toolId: string): CartLine[] =>
  lines.filter((line) => line.toolId !== toolId);

/** Whether a cart has no place for another tool. */
export const isFull = (lines: readonly CartLine[]): boolean => lines.length >= limits.orderLines;
