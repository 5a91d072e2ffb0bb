import { type DocumentedTool, isShown } from '../../../contract/index.ts';
import { isDocumentId, tools } from '../../../store/collections/collections.ts';
import { readFields } from '../../../store/reads/documents.ts';
import { listPrices, readShownPrices } from '../../prices/buyerPrices.ts';
import { toToolFiles } from '../tools/toolResponse.ts';

const fields = ['toolName', 'documents', 'imageLink', 'stage'] as const;

/** Whether a payer sees a tool; null for staff, who see all. */
const visibilityFor = async (payerId: string | null | undefined, toolIds: readonly string[]) => {
  const prices = payerId ? await readShownPrices({ payerId, toolIds }) : listPrices;
  return (id: string): boolean => prices.isVisible?.(id) ?? true;
};

/**
 * The documents of those tools that have some and that a payer sees, in the order of the ids;
 * `undefined` for a visitor, null for staff. Costs a read for each tool.
 */
export const listDocuments = async (
  toolIds: readonly string[],
  payerId: string | null | undefined,
): Promise<DocumentedTool[]> => {
  const ids = [...new Set(toolIds)].filter(isDocumentId);
  const [found, isVisible] = await Promise.all([
    readFields(
      ids.map((id) => tools.doc(id)),
      fields,
    ),
    visibilityFor(payerId, ids),
  ]);
  return ids.flatMap((toolId, at) => {
    const tool = found[at];
    if (!tool?.documents?.length || !isVisible(toolId)) return [];
    if (payerId !== null && !isShown(tool)) return [];
    return [{ toolId, toolName: tool.toolName, documents: toToolFiles(tool.documents) }];
  });
};
