import { counted, formatCount, limits } from 'functions/contract';
import type { ParsedRows } from '../rows/parseRows.ts';

/** The result for the rows of a table, as text for people. */
export const insertedText = ({ rows, leftOut, firstLeftOut }: ParsedRows): string => {
  if (rows.length === 0 && leftOut === 0) return 'No rows were found in it.';
  const added = `${counted(rows.length, 'row')} added.`;
  if (leftOut === 0) return added;
  const from = firstLeftOut ? `, from ${firstLeftOut} on` : '';
  const were = leftOut === 1 ? 'was' : 'were';
  return `${added} ${counted(leftOut, 'row')} ${were} left out${from}: the pad has room for ${formatCount(limits.cartRows)}.`;
};

/** The reason to refuse a text before reading it. */
export const tooLongText = 'This is more than 2 MB of text. Paste at most 200 rows.';
