// What a spreadsheet may run as a formula, behind any apostrophes that keep it from that already.
// https://owasp.org/www-community/attacks/CSV_Injection
const formula = /^'*[=+\-@\t\r]/;
const keptFormula = /^''*[=+\-@\t\r]/;

/** A text as a cell that no spreadsheet runs. */
export const keepFromRunning = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that was kept from running, as it was. */
export const asWritten = (cell: string): string => (keptFormula.test(cell) ? cell.slice(1) : cell);
