import { isForCategory, type OwnGap, type ToolGap, type ToolStatus } from '../contract/index.ts';
import type { AttributeColumn } from './attributeColumns.ts';
import type { IndexedTool } from './catalogueIndex.ts';
import { staffView } from './catalogueView.ts';
import type { CatalogueView } from './findTools.ts';

/** How staff narrow the catalogue by what its tools lack. */
export interface GapFilter {
  missing: ToolGap;
  status?: ToolStatus | undefined;
}

const lacksValue = ({ entry, values }: IndexedTool, columns: readonly AttributeColumn[]): boolean =>
  columns.some(
    ({ attribute }, at) => Number.isNaN(values[at]) && isForCategory(attribute, entry.category),
  );

const hasGap = (tool: IndexedTool, gap: ToolGap, columns: readonly AttributeColumn[]): boolean =>
  gap === 'attribute' ? lacksValue(tool, columns) : hasOwnGap(tool, gap);

const hasOwnGap = ({ entry: { lacks = [] } }: IndexedTool, gap: OwnGap): boolean =>
  lacks.includes(gap);

/** The catalogue as staff see it, with the tools alone that lack something. */
export const gapView = ({ missing, status }: GapFilter): CatalogueView => ({
  ...staffView,
  accepts: (tool, columns) =>
    hasGap(tool, missing, columns) &&
    (status === undefined || (tool.entry.status ?? 'on-sale') === status),
});
