import { createHash } from 'node:crypto';
import { toolDocumentPath } from 'functions/contract';
import sharp from 'sharp';
import { attributeRules } from '../catalogue/attributes.ts';
import type { CatalogueTool } from '../catalogue/catalogueTool.ts';
import type { Seed } from '../dataset/seedData.ts';
import { drawDataSheet, type SheetTable } from '../drawing/dataSheet.ts';
import { renderPicture } from '../drawing/picture.ts';
import { families, type SeedFamily } from '../families/families.ts';
import type { SeedPicture } from './pictures.ts';

/** The families with a data sheet, which is that of the size that the others resemble. */
const withDataSheet: readonly string[] = [
  'bevel-edge-bench-chisels',
  'mortise-chisels',
  'hand-saws',
  'f-clamps',
  'g-clamps',
  'claw-hammers',
  'brad-point-drill-bits',
  'rosewood-try-squares',
  'spirit-levels',
  'slotted-screwdrivers',
];

const date = new Date('2026-01-15T09:00:00Z');

/** A data sheet of the seed. */
export interface SeedDataSheet {
  id: string;
  toolId: string;
  title: string;
  family: SeedFamily;
}

const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
};

/** The data sheets of the seed. */
export const dataSheets: readonly SeedDataSheet[] = families
  .filter(({ id }) => withDataSheet.includes(id))
  .map((family) => {
    const [toolId = ''] = family.toolIds;
    return { id: uuidOf(`data-sheet-${family.id}`), toolId, title: family.name, family };
  });

const labelOf = (key: string): string =>
  attributeRules.find(({ _id }) => _id === key)?.label ?? key;

const sizesOf = ({ toolIds }: SeedFamily, { catalogue }: Seed): CatalogueTool[] =>
  toolIds.flatMap((id) => catalogue.find((tool) => tool.id === id) ?? []);

const numberIn = (text: string): number => Number.parseFloat(text.replaceAll(',', ''));

/** The columns in which sizes differ, the axes first. */
const columnsOf = ({ axes }: SeedFamily, sizes: readonly CatalogueTool[]): string[] => {
  const keys = Object.keys(sizes[0]?.attributes ?? {}).filter(
    (key) => !axes.includes(key) && sizes.every(({ attributes }) => key in attributes),
  );
  const differing = keys.filter(
    (key) => new Set(sizes.map(({ attributes }) => attributes[key])).size > 1,
  );
  return [...axes, ...differing];
};

const sizeTable = (family: SeedFamily, sizes: readonly CatalogueTool[]): SheetTable => {
  const columns = columnsOf(family, sizes);
  const [axis = ''] = family.axes;
  const sorted = sizes.toSorted(
    (one, other) => numberIn(one.attributes[axis] ?? '') - numberIn(other.attributes[axis] ?? ''),
  );
  return {
    heading: 'Sizes',
    columns: ['SKU', ...columns.map(labelOf)],
    rows: sorted.map(({ sku, attributes }) => [
      sku,
      ...columns.map((key) => attributes[key] ?? ''),
    ]),
  };
};

const commonTable = (family: SeedFamily, sizes: readonly CatalogueTool[]): SheetTable => {
  const [tool] = sizes;
  const columns = columnsOf(family, sizes);
  const values = Object.entries(tool?.attributes ?? {}).filter(
    ([key, text]) =>
      !columns.includes(key) && sizes.every(({ attributes }) => attributes[key] === text),
  );
  const rows = (tool?.specifications ?? []).filter(({ name, value }) =>
    sizes.every(({ specifications }) =>
      specifications.some((row) => row.name === name && row.value === value),
    ),
  );
  return {
    heading: 'All sizes',
    columns: [],
    rows: [
      ...values.map(([key, text]) => [labelOf(key), text]),
      ...rows.map(({ name, value }) => [name, value]),
    ],
  };
};

const drawn = async (sheet: SeedDataSheet, seed: Seed): Promise<SeedPicture> => {
  const { family, title } = sheet;
  const sizes = sizesOf(family, seed);
  const [tool] = sizes;
  if (!tool) throw new Error(`There is no tool ${sheet.toolId}`);
  const picture = await sharp(await renderPicture(tool.picture))
    .jpeg({ quality: 82 })
    .toBuffer();
  const tables = [sizeTable(family, sizes), commonTable(family, sizes)].filter(
    ({ rows }) => rows.length > 0,
  );
  const content = await drawDataSheet({ title, text: family.text, picture, tables, date });
  return { path: toolDocumentPath(sheet.toolId, sheet.id), content };
};

/** Draws the data sheets of a seed. */
export const renderDataSheets = (seed: Seed): Promise<SeedPicture[]> =>
  Promise.all(dataSheets.map((sheet) => drawn(sheet, seed)));
