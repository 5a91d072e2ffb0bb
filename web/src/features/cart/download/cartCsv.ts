import { toDollars } from 'functions/contract';
import type { PricedLine } from '../../../domain/cart/priced/resolveCart.ts';
import { csvText } from '../../../lib/texts/csvText.ts';

/** The columns of the table of a cart. Money is in dollars. */
const columns = ['sku', 'toolName', 'quantity', 'unitPrice', 'lineTotal'];

const rowOf = ({ line, tool, price }: PricedLine) => ({
  sku: tool?.sku ?? '',
  toolName: tool?.toolName ?? line.toolName,
  quantity: line.quantity,
  unitPrice: price ? toDollars(price.unitPrice) : '',
  lineTotal: price ? toDollars(price.lineTotal) : '',
});

/** The lines of a cart as CSV. Texts are escaped so that they are not formulas. */
export const cartCsv = (priced: readonly PricedLine[]): string =>
  csvText(priced.map(rowOf), columns);
