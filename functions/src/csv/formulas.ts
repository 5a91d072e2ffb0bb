// A spreadsheet may run a text that starts with one of these characters, also in their full-width
// or small form: https://owasp.org/www-community/attacks/CSV_Injection
const start = '[=＝﹦+＋﹢\\-－﹣@＠﹫]';

// Characters that may precede it invisibly, or be stripped: spaces, control characters, invisible
// characters, quotation marks, and apostrophes that already escape it.
const ignorable = '[\\p{Z}\\p{C}\\p{Default_Ignorable_Code_Point}"\']*';

// A spreadsheet that splits at semicolons or tabs ignores our quotation marks, so each part and
// each line of a cell may become a cell.
const head = `(?:^|[;\\t\\n\\v\\f\\r\\u0085\\u2028\\u2029])${ignorable}`;

// The lookahead comes first, so that the lookbehind reads each part of a text only once.
const formulaStart = new RegExp(`(?=${start})(?<=${head})`, 'gu');
const escapedStart = new RegExp(`'(?=${start})(?<=${head})`, 'gu');

/** Escapes a text with apostrophes, so that no spreadsheet runs it as a formula. */
export const escapeFormulas = (text: string): string => text.replace(formulaStart, "'");

/** Reverses `escapeFormulas`. */
export const unescapeFormulas = (cell: string): string => cell.replace(escapedStart, '');
