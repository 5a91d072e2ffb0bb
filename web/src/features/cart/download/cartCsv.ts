import { toDollars } from 'functions/contract';
import Papa from 'papaparse';
import type { PricedLine } from '../../../domain/cart/priced/resolveCart.ts';

/** The columns of the table of a cart. Money is in dollars. */
const columns = ['sku', 'toolName', 'quantity', 'unitPrice', 'lineTotal'];

// Excel reads a file as UTF-8 only if it starts with this mark.
const byteOrderMark = '\uFEFF';

// Also in full width, after spaces, and in a text of several lines, which Papa Parse's pattern
// misses.
const escapeFormulae = /^\s*[=＝﹦+＋﹢\-－﹣@＠﹫]/;

const rowOf = ({ line, tool, price }: PricedLine) => ({
  sku: tool?.sku ?? '',
  toolName: tool?.toolName ?? line.toolName,
  quantity: line.quantity,
  unitPrice: price ? toDollars(price.unitPrice) : '',
  lineTotal: price ? toDollars(price.lineTotal) : '',
});

/** The lines of a cart as CSV. Texts are escaped so that they are not formulas. */
export const cartCsv = (priced: readonly PricedLine[]): string =>
  byteOrderMark +
  Papa.unparse(priced.map(rowOf), {
    columns,
    header: true,
    newline: '\r\n',
    escapeFormulae,
  }) +
  '\r\n';
