import type { PartNumber } from '../../contract/index.ts';
import { partNumbers } from '../../store/collections/collections.ts';
import { readDocument } from '../../store/reads/documents.ts';

/** The own numbers of a payer for tools. Costs one read. */
export const readPartNumbers = async (payerId: string): Promise<PartNumber[]> =>
  (await readDocument(partNumbers.doc(payerId)))?.numbers ?? [];
