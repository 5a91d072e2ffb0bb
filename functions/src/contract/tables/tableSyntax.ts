/** What separates the cells of a row. Of several in as many lines, the first is the likeliest. */
export const delimiters = ['\t', ';', ',', '|'] as const;

const statement = /^\s*"?sep=([\t;,|])[;,|"\s]*$/i;

/** The delimiter that a line states, in the way of Excel: `sep=;`. */
export const statedDelimiterIn = (line: string): string | undefined => statement.exec(line)?.[1];

const quotedPart = /"[^"\r\n]*"/g;

/** The delimiter that is in the most of some lines. */
export const likeliestDelimiter = (lines: readonly string[]): string => {
  const unquoted = lines.map((line) => line.replace(quotedPart, ''));
  const counts = delimiters.map(
    (delimiter) => unquoted.filter((line) => line.includes(delimiter)).length,
  );
  const most = Math.max(...counts);
  return most === 0 ? ',' : (delimiters[counts.indexOf(most)] ?? ',');
};

const invisible = /(?!\u00ad)\p{Default_Ignorable_Code_Point}/gu;
const anySpace = /\s+/g;
/** How a spreadsheet writes a text that looks like a number: `="00123"`. */
const textFormula = /^="((?:[^"]|"")*)"$/;
/** How some spreadsheets mark a text. */
const textMark = /^'(?=[=+\-@\da-z])/i;

const tidy = (text: string): string =>
  text.toWellFormed().replace(invisible, '').replace(anySpace, ' ').trim();

/** The text of a cell without surrounding and special spaces, and without the marks of a text. */
export const cleanCell = (cell: string): string => {
  const text = tidy(cell);
  const quoted = text.match(textFormula)?.[1];
  return quoted === undefined
    ? text.replace(textMark, '')
    : tidy(quoted.replaceAll('""', '"')).replace(textMark, '');
};

/** Whether a cell has nothing that anybody sees. */
export const isEmptyCell = (cell: string): boolean => tidy(cell) === '';

/** Whether a cell has a formula, which only the spreadsheet can calculate. */
export const isFormula = (cell: string): boolean => cleanCell(cell).startsWith('=');
