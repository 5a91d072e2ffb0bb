import { type DecimalMark, shownDecimalMark } from '../contract/index.ts';
import { amountsIn } from './toolCells.ts';

const priceColumns: readonly unknown[] = ['price', 'listPrice', 'priceBreaks'];

/**
 * The decimal mark of the prices in a table; undefined if they show none, or both. Reads the table
 * once.
 */
export const decimalMarkOf = async (
  rows: AsyncIterable<{ cells: readonly string[] }>,
  columns: readonly (string | null)[],
): Promise<DecimalMark | undefined> => {
  const at = columns.flatMap((column, index) => (priceColumns.includes(column) ? index : []));
  const marks = new Set<DecimalMark>();
  for await (const { cells } of rows) {
    for (const amount of at.flatMap((index) => amountsIn(cells[index] ?? ''))) {
      const mark = shownDecimalMark(amount);
      if (mark) marks.add(mark);
    }
    if (marks.size > 1) return undefined;
  }
  const [mark] = marks;
  return mark;
};
