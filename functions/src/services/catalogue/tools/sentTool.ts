import {
  type CartTool,
  generatedSku,
  type LiveTool,
  type Tool,
  type ToolFields,
  toolDefaults,
  toolFields,
} from '../../../contract/index.ts';
import type { ToolDocument } from '../../../documents/tools.ts';

type LaterField = keyof typeof toolDefaults | 'sku' | 'morePicturePaths';

/** A tool as it may be stored: before the catalogue had categories, tools had fewer fields. */
export type StoredTool = Omit<ToolDocument, LaterField> & Partial<Pick<ToolDocument, LaterField>>;

/** The fields of a stored tool that responses contain. */
export type StoredFields = Pick<StoredTool, keyof ToolFields>;

type CartToolField = Exclude<keyof CartTool, '_id'>;

/** The fields of a tool that carts and forms show. */
export const cartToolFields = toolFields.filter(
  (name): name is CartToolField =>
    name !== 'toolDescription' && name !== 'specifications' && name !== 'morePictures',
);

/** Converts a stored tool to what carts and forms show of it. */
export const toCartTool = (id: string, stored: Pick<StoredTool, CartToolField>): CartTool => {
  const tool = { ...toolDefaults, ...stored };
  return {
    _id: id,
    sku: tool.sku ?? generatedSku(tool.category, id),
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
  };
};

/** Converts a stored tool to the one that the API sends. */
export const toTool = (id: string, stored: StoredFields): Tool => ({
  ...toCartTool(id, stored),
  toolDescription: stored.toolDescription,
  specifications: stored.specifications ?? toolDefaults.specifications,
  morePictures: stored.morePictures ?? toolDefaults.morePictures,
});

/** Converts a stored tool to the one that functions publish. */
export const toLiveTool = (id: string, stored: StoredFields): LiveTool => {
  const { _id, ...fields } = toTool(id, stored);
  return fields;
};
