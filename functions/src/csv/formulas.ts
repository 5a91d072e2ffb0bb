// A spreadsheet may run a text that begins with one of these, whole or in its full-width or small
// form: https://owasp.org/www-community/attacks/CSV_Injection
const start = '[=＝﹦+＋﹢\\-－﹣@＠﹫]';

// What may precede it unseen, or be stripped: spaces, controls, invisible characters, quotation
// marks; and the apostrophes that already keep it from running.
const unseen = '[\\p{Z}\\p{C}\\p{Default_Ignorable_Code_Point}"\']*';

// A spreadsheet that splits at semicolons or tabs does not see our quotation marks, so each part
// and each line of a cell may become a cell.
const head = `(?:^|[;\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029])${unseen}`;

// The look ahead comes first: the look behind then reads each part of a text only once.
const runnable = new RegExp(`(?=${start})(?<=${head})`, 'gu');
const kept = new RegExp(`'(?=${start})(?<=${head})`, 'gu');

/** A text as a cell that no spreadsheet runs. */
export const escapeFormulas = (text: string): string => text.replace(runnable, "'");

/** The text that was kept from running, as it was. */
export const unescapeFormulas = (cell: string): string => cell.replace(kept, '');
