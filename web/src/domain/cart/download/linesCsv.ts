import { type CartLine, toDollars } from 'functions/contract';
import { csvText } from '../../../lib/texts/csvText.ts';
import type { PricedLine } from '../priced/resolveCart.ts';

/** A line to download: of the cart, or of a list. */
export interface DownloadedLine extends Pick<PricedLine, 'tool' | 'price'> {
  line: Pick<CartLine, 'quantity' | 'toolName'>;
}

/** The columns of the table. Money is in dollars. */
const columns = ['sku', 'toolName', 'quantity', 'unitPrice', 'lineTotal'];

const rowOf = ({ line, tool, price }: DownloadedLine) => ({
  sku: tool?.sku ?? '',
  toolName: tool?.toolName ?? line.toolName,
  quantity: line.quantity,
  unitPrice: price ? toDollars(price.unitPrice) : '',
  lineTotal: price ? toDollars(price.lineTotal) : '',
});

/** Lines as CSV. Texts are escaped so that they are not formulas. */
export const linesCsv = (priced: readonly DownloadedLine[]): string =>
  csvText(priced.map(rowOf), columns);
