import {
  rowsToAttributes,
  type ToolCategory,
  toolCategories,
  toolDefaults,
} from 'functions/contract';
import { readDrawing } from '../drawing/svg.ts';
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

const toolOf = (
  category: ToolCategory,
  { specifications, morePictures = [], ...tool }: DescribedTool,
  at: number,
): CatalogueTool => {
  const picture = readDrawing(`toolPictures/${tool.id}.svg`);
  return {
    ...toolDefaults,
    ...tool,
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
  };
};

/** All tools of the seed. */
export const catalogue: CatalogueTool[] = toolCategories.flatMap((category) =>
  described[category].map((tool, at) => toolOf(category, tool, at)),
);

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
