import type { NamedFile } from '../../../lib/browser/saveFile.ts';
import { readTable } from '../readTable.ts';

/** A table with a header alone has one line. */
const hasRows = (text: string): boolean => text.trim().includes('\n');

/**
 * Fetches the payer's agreed prices as a file; null if there are none.
 * @throws {ApiProblem} when the call is refused or the connection breaks.
 */
export const readOwnPrices = async (): Promise<NamedFile | null> => {
  const file = await readTable('own prices');
  return hasRows(await file.content.text()) ? file : null;
};
