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
