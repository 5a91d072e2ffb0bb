import { attributeColumnOf, picturesText, specificationsText, type Tool } from 'functions/contract';
import { csvText } from '../../../lib/texts/csvText.ts';
import type { PlannedSize, PlanValues } from './sizePlan.ts';

interface PlanTable {
  plan: PlanValues;
  rows: readonly PlannedSize[];
  /** The size whose other fields the new ones get. */
  copied: Tool;
  axes: readonly string[];
  familyId: string;
}

/** The columns that a new size has of the one from which it is copied. */
const copiedCells = (tool: Tool) => ({
  category: tool.category,
  orderMultiple: tool.orderMultiple,
  maxOrder: tool.maxOrder ?? '',
  sellRemainder: tool.sellRemainder ? 'yes' : 'no',
  toolDescription: tool.toolDescription,
  specifications: specificationsText(tool.specifications),
  imageLink: tool.imageLink,
  morePictures: picturesText(tool.morePictures),
});

/** The table that creates planned sizes, a row for each. */
export const planTable = ({ plan, rows, copied, axes, familyId }: PlanTable): string => {
  const values = Object.entries(copied.attributes).filter(([key]) => !axes.includes(key));
  const cells = rows.map((row) => ({
    sku: row.sku,
    stage: plan.stage,
    toolName: row.name,
    price: row.price,
    available: plan.available,
    minOrder: plan.minOrder,
    ...copiedCells(copied),
    ...Object.fromEntries(values.map(([key, text]) => [attributeColumnOf(key), text])),
    ...Object.fromEntries(axes.map((key, at) => [attributeColumnOf(key), row.values[at] ?? ''])),
    family: familyId,
  }));
  return csvText(cells, Object.keys(cells[0] ?? {}));
};
