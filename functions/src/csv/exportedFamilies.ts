import type { FamilyColumn } from '../contract/index.ts';
import type { ExportedFamily } from '../services/catalogue/familyImport/exportFamilies.ts';
import { familyBaseOf, familyTexts } from '../services/catalogue/familyImport/familyBase.ts';
import type { Row } from './writeCsv.ts';

const toRow = ({ family, skus }: ExportedFamily): Row<FamilyColumn> => ({
  _id: family._id,
  ...familyTexts(family),
  sizes: skus.join(' '),
  exported: familyBaseOf(family, skus),
});

/** The batches of families as rows of a table. The import reads each text back. */
export const familyTableRows = async function* (
  batches: AsyncIterable<readonly ExportedFamily[]>,
): AsyncGenerator<Row<FamilyColumn>[]> {
  for await (const families of batches) yield families.map(toRow);
};
