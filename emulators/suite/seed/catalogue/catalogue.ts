import {
  checkDigitOf,
  type RelationList,
  rowsToAttributes,
  staffToolDefaults,
  type ToolCategory,
  toolCategories,
  toolDefaults,
} from 'functions/contract';
import { sizePlate } from '../drawing/sizePlate.ts';
import { type Drawing, readDrawing } from '../drawing/svg.ts';
import { families } from '../families/families.ts';
import { relations } from '../families/relations.ts';
import { attributeRules } from './attributes.ts';
import type { CatalogueTool, DescribedTool } from './catalogueTool.ts';
import { chisels } from './chisels.ts';
import { clamps } from './clamps.ts';
import { drilling } from './drilling.ts';
import { hammers } from './hammers.ts';
import { measuring } from './measuring.ts';
import { other } from './other.ts';
import { planes } from './planes.ts';
import { safety } from './safety.ts';
import { saws } from './saws.ts';
import { sharpening } from './sharpening.ts';
import { type SizeTool, sizesLike } from './sizes.ts';

/** Two shelves for each category, six tools on each. */
const placeOf = (category: ToolCategory, at: number): string => {
  const aisle = String.fromCharCode('A'.charCodeAt(0) + toolCategories.indexOf(category));
  return `${aisle}-${Math.floor(at / 6) + 1}-${(at % 6) + 1}`;
};

/** Each category has a file of its name. */
const described: Record<ToolCategory, DescribedTool[]> = {
  planes,
  chisels,
  saws,
  hammers,
  clamps,
  measuring,
  drilling,
  sharpening,
  safety,
  other,
};

/** What a piece costs the shop: between 52 and 66 % of its price, and not known of every ninth. */
const costOf = (price: number, at: number): number | null =>
  at % 9 === 8 ? null : Math.round(price * (52 + 7 * (at % 3))) / 100;

interface Placed {
  category: ToolCategory;
  /** Its place among the tools of its category. */
  at: number;
}

const familyOf = (id: string): Pick<CatalogueTool, 'familyId'> => {
  const family = families.find(({ toolIds }) => toolIds.includes(id));
  return family ? { familyId: family.id } : {};
};

const relationsOf = (id: string): Partial<Record<RelationList, string[]>> =>
  Object.fromEntries(
    Object.entries(relations[id] ?? {}).map(([name, ids]): [string, string[]] => [name, [...ids]]),
  );

/** GS1 keeps the numbers that start with 952 for examples. */
const companyPrefix = '9520000';

/** The GTIN of a tool, from its category and the digits of its SKU; some tools have none. */
const gtinOf = ({ sku }: Pick<DescribedTool, 'sku'>, category: ToolCategory): string => {
  if (category === 'safety') return '';
  const digits = `${companyPrefix}${toolCategories.indexOf(category)}${sku.slice(-4)}`;
  return `${digits}${checkDigitOf(digits)}`;
};

const toolOf = (
  { specifications, morePictures = [], ...tool }: DescribedTool,
  picture: Drawing,
  { category, at }: Placed,
): CatalogueTool => ({
  ...toolDefaults,
  ...staffToolDefaults,
  ...tool,
  ...familyOf(tool.id),
  ...relationsOf(tool.id),
  gtin: gtinOf(tool, category),
  picture,
  morePictures: morePictures.map((view) => view(picture)),
  category,
  costPrice: costOf(tool.price, at),
  storagePlace: placeOf(category, at),
  ...rowsToAttributes(
    {
      category,
      attributes: {},
      specifications: Object.entries(specifications).map(([name, value]) => ({ name, value })),
    },
    attributeRules,
  ),
});

const drawingOf = (id: string): Drawing => readDrawing(`toolPictures/${id}.svg`);

/** The kinds of tools of the seed: of a family, the size that the others resemble. */
export const kinds: CatalogueTool[] = toolCategories.flatMap((category) =>
  described[category].map((tool, at) => toolOf(tool, drawingOf(tool.id), { category, at })),
);

const labelOf = (key: string): string =>
  attributeRules.find(({ _id }) => _id === key)?.label ?? key;

const sizesIn = (category: ToolCategory): CatalogueTool[] => {
  const sizes = described[category].flatMap((tool) =>
    sizesLike(tool, labelOf).map((size): [DescribedTool, SizeTool] => [tool, size]),
  );
  return sizes.map(([{ id }, { plate, ...size }], index) =>
    toolOf(size, drawingOf(id) + sizePlate(plate), {
      category,
      at: described[category].length + index,
    }),
  );
};

/** All tools of the seed: first one of each kind, then the other sizes. */
export const catalogue: CatalogueTool[] = [...kinds, ...toolCategories.flatMap(sizesIn)];

/** The file in `catalogue` that contains a tool. */
export const catalogueFileOf = (id: string): string | undefined => {
  const category = catalogue.find((tool) => tool.id === id)?.category;
  return category && `${category}.ts`;
};

/** The newest tools, which the home page shows, newest first. */
export const shopWindow = [
  'jack-plane',
  'dovetail-saw',
  'bench-chisel',
  'claw-hammer',
  'f-clamp',
  'try-square',
];
