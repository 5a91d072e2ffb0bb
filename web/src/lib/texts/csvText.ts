import Papa from 'papaparse';

// Excel reads a file as UTF-8 only if it starts with this mark.
const byteOrderMark = '\uFEFF';

// Also in full width, after spaces, and in a text of several lines, which Papa Parse's pattern
// misses.
const escapeFormulae = /^\s*[=＝﹦+＋﹢\-－﹣@＠﹫]/;

/** Rows as CSV, with a header. Texts are escaped so that they are not formulas. */
export const csvText = (rows: readonly object[], columns: readonly string[]): string =>
  byteOrderMark +
  Papa.unparse([...rows], {
    columns: [...columns],
    header: true,
    newline: '\r\n',
    escapeFormulae,
  }) +
  '\r\n';
