import {
  checkDigitOf,
  collectionNames,
  gtinKey,
  searchTermsOf,
  splitIntoShards,
  staffToolDefaults,
  toolCategories,
  toolDefaults,
} from 'functions/contract';
import type { ToolDocument } from 'functions/documents';
import { valuesOf } from './attributes.ts';
import { daysBefore, type ShopSize, type StoredDocument } from './size.ts';

const kinds = 'plane chisel saw hammer clamp gauge drill stone brush rasp knife level'.split(' ');
const materials = 'steel beech brass iron oak carbon japanese forged'.split(' ');

/** Tools sell out in the bench neither at one size nor at the other. */
const stock = 1_000_000;

/** One tool in this many has few pieces left, up to a number that no catalogue exceeds. */
const scarce = { every: 50, atMost: 20 };

/** A stored tool and its id. */
export interface ScaleTool extends ToolDocument {
  _id: string;
}

const word = (words: readonly string[], n: number) => words[n % words.length] ?? '';

/** Whether the n-th tool has only a few pieces left. */
const isScarce = (n: number): boolean => n % scarce.every === 1 && n < scarce.every * scarce.atMost;

/** The id of the n-th tool. */
export const toolIdOf = (n: number): string => `tool-${n}`;

/** The id of the n-th tool, or of the next one if it has only a few pieces left. */
export const plentifulToolOf = (n: number): string => toolIdOf(isScarce(n) ? n + 1 : n);

/** The SKU of the n-th tool. */
export const skuOf = (n: number): string => `SCL-${1_000 + n}`;

const firstGtin = 400_000_000_000;

/** The GTIN of the n-th tool. */
export const gtinOf = (n: number): string => {
  const digits = String(firstGtin + n);
  return `${digits}${checkDigitOf(digits)}`;
};

const toolOf = (n: number, now: Date): ScaleTool => {
  const text = {
    sku: skuOf(n),
    toolName: `${word(materials, n)} ${word(kinds, n * 7)} mk${(n % 997).toString(36)} ${n % 90} mm`,
    toolDescription: 'Forged from one piece, ground by hand, with a handle of ash. '.repeat(3),
  };
  const at = daysBefore(now, 1 + n / 10);
  const _id = toolIdOf(n);
  return {
    _id,
    ...toolDefaults,
    ...staffToolDefaults,
    ...text,
    category: toolCategories[n % toolCategories.length] ?? toolDefaults.category,
    ...valuesOf(n),
    gtin: gtinOf(n),
    relatedIds: [],
    morePicturePaths: [],
    price: 1 + (n % 400),
    available: isScarce(n) ? 3 : stock,
    minOrder: 5,
    imageLink: `https://example.test/tools/${_id}/picture.webp`,
    imagePath: `tools/${_id}/picture.webp`,
    searchTerms: searchTermsOf(text),
    createdAt: at,
    updatedAt: at,
  };
};

/** The tools of a shop. */
export const toolsOf = (size: ShopSize, now: Date): ScaleTool[] =>
  Array.from({ length: size.tools }, (_, n) => toolOf(n, now));

/** The documents of the tools, of their SKUs and GTINs, and of the search index. */
export const catalogueDocuments = function* (
  tools: readonly ScaleTool[],
  now: Date,
): Generator<StoredDocument> {
  for (const { _id, ...content } of tools) {
    yield { path: `${collectionNames.tools}/${_id}`, content };
    yield { path: `${collectionNames.skus}/${content.sku}`, content: { toolId: _id } };
    yield { path: `${collectionNames.gtins}/${gtinKey(content.gtin)}`, content: { toolId: _id } };
  }
  for (const [id, shard] of Object.entries(splitIntoShards(tools))) {
    const content = { ...shard, updatedAt: now };
    yield { path: `${collectionNames.catalogueIndex}/${id}`, content };
  }
};
