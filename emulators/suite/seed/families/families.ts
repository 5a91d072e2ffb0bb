import type { DescribedTool } from '../catalogue/catalogueTool.ts';
import { chiselFamilies } from './chisels.ts';
import { clampFamilies } from './clamps.ts';
import type { DescribedFamily, DescribedSize } from './describedFamily.ts';
import { measuringAndOtherFamilies } from './measuringAndOther.ts';
import { sawFamilies } from './saws.ts';
import { strikingAndDrillingFamilies } from './strikingAndDrilling.ts';

/** The families of the seed. */
const describedFamilies: readonly DescribedFamily[] = [
  ...chiselFamilies,
  ...sawFamilies,
  ...clampFamilies,
  ...strikingAndDrillingFamilies,
  ...measuringAndOtherFamilies,
];

/** A size of a family, with the text of its plate. */
export interface SizeTool extends DescribedTool {
  plate: string;
}

/** The rows that say nothing about another size. */
const rowsOfOneSize: readonly string[] = ['Weight'];

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const idOf = ({ like }: DescribedFamily, { at }: DescribedSize): string =>
  [like, ...at.map(slugOf)].join('-');

const nameOf = ({ sizeName }: DescribedFamily, { at }: DescribedSize): string => {
  const values = at.values();
  return sizeName.replaceAll('{}', () => values.next().value ?? '');
};

const scaled = (price: number, { price: own }: DescribedTool, ofSize: number): number =>
  Math.round((100 * price * ofSize) / own) / 100;

const sizeOf = (
  family: DescribedFamily,
  tool: DescribedTool,
  { size, labels }: { size: DescribedSize; labels: readonly string[] },
): SizeTool => {
  const { sku, price, available, at } = size;
  const rows = Object.entries(tool.specifications).filter(
    ([name]) => !rowsOfOneSize.includes(name),
  );
  const { priceBreaks, morePictures: _, ...same } = tool;
  return {
    ...same,
    id: idOf(family, size),
    sku,
    toolName: nameOf(family, size),
    price,
    ...(priceBreaks && {
      priceBreaks: priceBreaks.map((row) => ({ ...row, price: scaled(row.price, tool, price) })),
    }),
    available,
    sellRemainder: true,
    toolDescription: family.description ?? tool.toolDescription,
    specifications: {
      ...Object.fromEntries(rows),
      ...size.rows,
      ...Object.fromEntries(labels.map((label, axis) => [label, at[axis] ?? ''])),
    },
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

/** A family with the ids of its sizes. */
export interface SeedFamily extends Pick<DescribedFamily, 'id' | 'name' | 'text' | 'axes'> {
  toolIds: string[];
}

/** The families of the seed, with the ids of their sizes. */
export const families: readonly SeedFamily[] = describedFamilies.map((family) => {
  const { id, name, text, axes, like, sizes } = family;
  return { id, name, text, axes, toolIds: [like, ...sizes.map((size) => idOf(family, size))] };
});
