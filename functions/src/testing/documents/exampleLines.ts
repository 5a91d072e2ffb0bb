import { noPieces, withoutList } from '../../contract/index.ts';

/** A line of an order at the list price, of which nothing has moved. */
export const exampleLine = (toolId: string, quantity: number, unitPrice: number) => ({
  toolId,
  sku: toolId.toUpperCase(),
  toolName: toolId,
  picture: '',
  quantity,
  unitPrice,
  breakQuantity: null,
  ...withoutList(unitPrice),
  lineTotal: quantity * unitPrice,
  ...noPieces,
});
