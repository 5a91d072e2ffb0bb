import { counted, formatCount, limits } from 'functions/contract';
import type { ParsedRows } from '../rows/parseRows.ts';

const quantityText = ({ hasQuantities, choices }: Partial<ParsedRows>): string[] => {
  if (hasQuantities ?? true) return [];
  const cause = 'No column is clearly the quantity, so the rows have none.';
  return choices?.length
    ? [`${cause} Which column has the quantities?`]
    : [`${cause} Enter the quantities.`];
};

const leftOutText = ({
  leftOut,
  firstLeftOut,
}: Pick<ParsedRows, 'leftOut' | 'firstLeftOut'>): string[] => {
  if (leftOut === 0) return [];
  const from = firstLeftOut ? `, from ${firstLeftOut} on` : '';
  const were = leftOut === 1 ? 'was' : 'were';
  return [
    `${counted(leftOut, 'row')} ${were} left out${from}: the pad has room for ${formatCount(limits.cartRows)}.`,
  ];
};

type Inserted = Pick<ParsedRows, 'rows' | 'leftOut' | 'firstLeftOut'> & Partial<ParsedRows>;

/** The result for the rows of a table, as text for people. */
export const insertedText = (parsed: Inserted): string =>
  parsed.rows.length === 0 && parsed.leftOut === 0
    ? 'No rows were found in it.'
    : [
        `${counted(parsed.rows.length, 'row')} added.`,
        ...leftOutText(parsed),
        ...quantityText(parsed),
      ].join(' ');

/** The reason to refuse a text before reading it. */
export const tooLongText = 'This is more than 2 MB of text. Paste at most 200 rows.';
