import type { Family } from '../../../contract/index.ts';
import { families } from '../../../store/collections/collections.ts';
import { batchesById } from '../../../store/reads/queries.ts';
import { familyResource } from '../families/storedFamilies.ts';
import { skusOfTools } from '../tools/tools.ts';

/** Each has up to 100 sizes, whose SKUs are read with it. */
const batchSize = 20;

/** A family, and the SKUs of its sizes, or the ids of those without one. */
export interface ExportedFamily {
  family: Family;
  skus: string[];
}

/** All families in batches, ordered by id. Costs a read for each of them and of their sizes. */
export const exportFamilies = async function* (): AsyncGenerator<ExportedFamily[]> {
  for await (const batch of batchesById(families, batchSize)) {
    const found = batch.map(({ id, content }) => familyResource.toSent(id, content));
    const skus = await skusOfTools(found.flatMap(({ toolIds }) => toolIds));
    yield found.map((family) => ({
      family,
      skus: family.toolIds.map((id) => skus.get(id) ?? id),
    }));
  }
};
