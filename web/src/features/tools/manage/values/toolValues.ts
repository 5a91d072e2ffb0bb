import {
  type AttributeTexts,
  type Relations,
  staffToolDefaults,
  type Tool,
  type ToolStage,
  toolDefaults,
} from 'functions/contract';
import { picturesOf } from '../../../../domain/tool/hiddenTool.ts';
import type { PriceBreakValues } from '../../../../domain/tool/PriceBreakRows.tsx';

/** A row of the specifications as an admin types it. */
export interface SpecificationValues {
  name: string;
  value: string;
}

/** The values of the form that adds a tool: the field of a number may contain text. */
export interface ToolValues extends Relations {
  toolName: string;
  price: number | string;
  available: number | string;
  minOrder: number | string;
  toolDescription: string;
  /**
   * The URLs of the pictures, the main one first. New ones have object URLs until they are
   * uploaded.
   */
  pictures: string[];
  sku: string;
  gtin: string;
  category: string;
  orderMultiple: number | string;
  maxOrder: number | string;
  sellRemainder: boolean;
  storagePlace: string;
  costPrice: number | string;
  stage: ToolStage;
  priceBreaks: PriceBreakValues[];
  specifications: SpecificationValues[];
  /** The texts by the keys of their attributes. */
  attributes: AttributeTexts;
}

/**
 * The values of the form that edits a tool: everything except the stock, which only adjustments
 * change.
 */
export type EditedValues = Omit<ToolValues, 'available'>;
export type EditedField = keyof EditedValues;

const { costPrice: _, storagePlace: __, ...noRelations } = staffToolDefaults;

export const blankTool: ToolValues = {
  toolName: '',
  price: '',
  available: '',
  minOrder: '',
  toolDescription: '',
  pictures: [],
  sku: '',
  gtin: '',
  category: toolDefaults.category,
  orderMultiple: toolDefaults.orderMultiple,
  maxOrder: '',
  sellRemainder: toolDefaults.sellRemainder,
  storagePlace: '',
  costPrice: '',
  stage: toolDefaults.stage,
  priceBreaks: [],
  specifications: [],
  attributes: {},
  ...noRelations,
};

export const editedOf = (tool: Tool): EditedValues => ({
  toolName: tool.toolName,
  price: tool.price || '',
  minOrder: tool.minOrder || '',
  toolDescription: tool.toolDescription,
  pictures: picturesOf(tool),
  sku: tool.sku,
  gtin: tool.gtin,
  category: tool.category,
  orderMultiple: tool.orderMultiple,
  maxOrder: tool.maxOrder ?? '',
  sellRemainder: tool.sellRemainder,
  storagePlace: tool.storagePlace ?? '',
  costPrice: tool.costPrice ?? '',
  stage: tool.stage,
  priceBreaks: tool.priceBreaks,
  specifications: tool.specifications,
  attributes: tool.attributes,
  replacedBy: tool.replacedBy ?? '',
  accessories: tool.accessories ?? [],
  spareParts: tool.spareParts ?? [],
  alternatives: tool.alternatives ?? [],
});

/**
 * The values of a form that copies a tool: a draft without SKU, GTIN, successor and stock. Its pictures are not copied,
 * because each tool owns its files: a deletion of one would take them from the other.
 */
export const copyOf = (tool: Tool): ToolValues => ({
  ...editedOf(tool),
  available: '',
  sku: '',
  gtin: '',
  replacedBy: '',
  pictures: [],
  stage: 'draft',
});
