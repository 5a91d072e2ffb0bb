import {
  type CartTool,
  isShown,
  type LiveTool,
  type StaffTool,
  type StoredToolFile,
  staffToolDefaults,
  type Tool,
  type ToolFields,
  type ToolFile,
  toolFields,
  toolFileFields,
} from '../../../contract/index.ts';
import { toSent } from '../../../contract/kinds/fields.ts';
import type { StockImport } from '../../../documents/tools.ts';

/** The stored fields that responses have. */
export const storedToolFields = [...toolFields, 'familyId'] as const;

/** A stored tool as responses need it. */
type StoredTool = ToolFields & { familyId?: string };
type PublicTool = Omit<StoredTool, keyof typeof staffToolDefaults>;

type CartToolField = Exclude<keyof CartTool, '_id' | 'agreement'>;

/** The fields of a tool that carts and forms show. */
export const cartToolFields = toolFields.filter(
  (name): name is CartToolField =>
    name !== 'toolDescription' &&
    name !== 'specifications' &&
    name !== 'attributes' &&
    name !== 'morePictures' &&
    name !== 'gtin' &&
    !(name in staffToolDefaults),
);

/** Converts a stored tool to what carts and forms show of it. */
export const toCartTool = (id: string, tool: Pick<ToolFields, CartToolField>): CartTool => ({
  _id: id,
  sku: tool.sku,
  stage: tool.stage,
  toolName: tool.toolName,
  category: tool.category,
  price: tool.price,
  priceBreaks: tool.priceBreaks,
  available: tool.available,
  minOrder: tool.minOrder,
  orderMultiple: tool.orderMultiple,
  maxOrder: tool.maxOrder,
  sellRemainder: tool.sellRemainder,
  imageLink: tool.imageLink,
});

const toPublicTool = (id: string, tool: PublicTool) => ({
  ...toCartTool(id, tool),
  toolDescription: tool.toolDescription,
  specifications: tool.specifications,
  attributes: tool.attributes,
  morePictures: tool.morePictures,
  ...(tool.familyId && { familyId: tool.familyId }),
  gtin: tool.gtin,
});

/** Converts a stored tool to the one that the API sends, without what only staff see. */
export const toTool = (id: string, tool: PublicTool): Tool => toPublicTool(id, tool);

/** Converts a stored tool to the one that staff get. Those from before a field have its default. */
export const toStaffTool = (id: string, tool: PublicTool & Partial<ToolFields>): StaffTool => ({
  ...toPublicTool(id, tool),
  costPrice: tool.costPrice ?? staffToolDefaults.costPrice,
  storagePlace: tool.storagePlace ?? staffToolDefaults.storagePlace,
  replacedBy: tool.replacedBy ?? staffToolDefaults.replacedBy,
  accessories: tool.accessories ?? staffToolDefaults.accessories,
  spareParts: tool.spareParts ?? staffToolDefaults.spareParts,
  alternatives: tool.alternatives ?? staffToolDefaults.alternatives,
});

/** Converts the stored documents of a tool to those that the API sends. */
export const toToolFiles = (documents: readonly StoredToolFile[] = []): ToolFile[] =>
  documents.map((document) => toSent(toolFileFields, document));

/** A tool with its documents, if it has some. */
export const withDocuments = <Described extends Tool>(
  tool: Described,
  documents?: readonly StoredToolFile[],
): Described => (documents?.length ? { ...tool, documents: toToolFiles(documents) } : tool);

/** A tool with the last import that changed its stock. */
export interface ImportableTool extends StaffTool {
  stockImport?: StockImport;
}

/** Converts a stored tool to one that tables are exported from and imported to. */
export const toImportable = (
  id: string,
  stored: StoredTool & { stockImport?: StockImport; documents?: StoredToolFile[] },
): ImportableTool => {
  const { stockImport, documents } = stored;
  const tool = withDocuments(toStaffTool(id, stored), documents);
  return { ...tool, ...(stockImport && { stockImport }) };
};

/** Converts a stored tool to the one that functions publish: only of tools that customers see. */
export const toLiveTool = (id: string, tool: StoredTool): LiveTool | undefined => {
  if (!isShown(tool)) return undefined;
  const { _id, ...fields } = toPublicTool(id, tool);
  return fields;
};
