import { withoutAccents } from '../text/withoutAccents.ts';
import {
  otherNumberNames,
  otherNumberWords,
  quantityNames,
  quantityWords,
} from './quantityNames.ts';

/**
 * The name of a column, compared without case, blanks and punctuation: `Tool name` as `toolName`.
 */
export const headerKeyOf = (cell: string): string =>
  cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Words in lower case without accents; `minOrder` has two. */
const wordsOf = (cell: string): string[] =>
  withoutAccents(
    cell
      .normalize('NFKC')
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase(),
  )
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const skuThings =
  'item|article|artikel|articolo|articulo|artigo|product|produkt|produit|prodotto|producto|produto|part|art|catalog|catalogue';
const skuKinds = 's|no|nr|num|number|nummer|numer|code|kod|sku|id';
const skuKeys = new RegExp(
  `^(?:(?:your|our|supplier|vendor|manufacturer)?(?:${skuThings})(?:${skuKinds})?` +
    `|(?:order|bestell|cat|katalog|model|material)(?:${skuKinds})` +
    `|(?:code|kod|codice|codigo|ref|reference|referencia|referencja|numer|numero)(?:${skuThings}|produktu|towaru|katalogowy)?` +
    '|skus|indeks|nummer)$',
);

/** Whether a column is named like one of SKUs: `Item no.`, `Artikelnummer`, `Réf.`. */
export const isSkuHeader = (cell: string): boolean => {
  const words = wordsOf(cell);
  return words.includes('sku') || skuKeys.test(words.join(''));
};

/** Whether a column is named like one of other numbers: stock, pack, minimum, price, total. */
export const isOtherNumberHeader = (cell: string): boolean => {
  const words = wordsOf(cell);
  return words.some((word) => otherNumberWords.has(word)) || otherNumberNames.test(words.join(''));
};

/** Whether a column is named like one of quantities: `Qty. to order`, `Bestellmenge`. */
export const isQuantityHeader = (cell: string): boolean => {
  if (/\p{N}/u.test(cell) || isOtherNumberHeader(cell)) return false;
  const words = wordsOf(cell);
  return words.some((word) => quantityWords.has(word)) || quantityNames.test(words.join(''));
};

const orderNames = /order|bestell|commande|pedi|ordin|zamow|encomend|bestall|requ|need|bedarf/;

/**
 * The only column that is named like one of quantities, or the only one that is named like one of
 * quantities to order; -1 if it is unclear.
 */
export const quantityHeaderIn = (header: readonly string[]): number => {
  const named = header.flatMap((cell, at) => (isQuantityHeader(cell) ? at : []));
  const ordered = named.filter((at) => orderNames.test(wordsOf(header[at] ?? '').join('')));
  const [only = -1, ...others] = ordered.length > 0 ? ordered : named;
  return others.length === 0 ? only : -1;
};
