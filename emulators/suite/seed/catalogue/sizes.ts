import type { DescribedFamily, DescribedSize } from '../families/describedFamily.ts';
import { describedFamilies, sizeIdOf } from '../families/families.ts';
import type { DescribedTool } from './catalogueTool.ts';

/** A size of a family, with the text of its plate. */
export interface SizeTool extends DescribedTool {
  plate: string;
}

/** The rows that say nothing about another size. */
const rowsOfOneSize: readonly string[] = ['Weight'];

const nameOf = ({ sizeName }: DescribedFamily, { at }: DescribedSize): string => {
  const values = at.values();
  return sizeName.replaceAll('{}', () => values.next().value ?? '');
};

const specificationsOf = (
  tool: DescribedTool,
  { rows, at }: DescribedSize,
  labels: readonly string[],
): DescribedTool['specifications'] => ({
  ...Object.fromEntries(
    Object.entries(tool.specifications).filter(([name]) => !rowsOfOneSize.includes(name)),
  ),
  ...rows,
  ...Object.fromEntries(labels.map((label, axis) => [label, at[axis] ?? ''])),
});

const scaled = (price: number, { price: own }: DescribedTool, ofSize: number): number =>
  Math.round((100 * price * ofSize) / own) / 100;

const sizeOf = (
  family: DescribedFamily,
  tool: DescribedTool,
  { size, labels }: { size: DescribedSize; labels: readonly string[] },
): SizeTool => {
  const { at, rows: _rows, ...own } = size;
  const { price } = own;
  const { priceBreaks, morePictures: _, ...same } = tool;
  return {
    ...same,
    ...own,
    id: sizeIdOf(family, size),
    toolName: nameOf(family, size),
    ...(priceBreaks && {
      priceBreaks: priceBreaks.map((row) => ({ ...row, price: scaled(row.price, tool, price) })),
    }),
    sellRemainder: true,
    toolDescription: family.description ?? tool.toolDescription,
    specifications: specificationsOf(tool, size, labels),
    plate: at.join(' · '),
  };
};

/** The sizes that resemble a tool. `labelOf` is the label of an attribute. */
export const sizesLike = (tool: DescribedTool, labelOf: (key: string) => string): SizeTool[] =>
  describedFamilies
    .filter(({ like }) => like === tool.id)
    .flatMap((family) => {
      const labels = family.axes.map(labelOf);
      return family.sizes.map((size) => sizeOf(family, tool, { size, labels }));
    });
