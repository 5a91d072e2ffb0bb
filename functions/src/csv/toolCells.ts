import {
  categoryNames,
  changedSkuProblem,
  cleanCell,
  isEmptyCell,
  type PriceBreak,
  type Specification,
  type ToolColumn,
  toolCategories,
  toolDefaults,
} from '../contract/index.ts';

/** What a cell contains, or a message if it cannot be read. */
export type CellReading = { value: unknown } | { problem: string };

type Reader = (cell: string) => CellReading;

const readText: Reader = (value) => ({ value });

// Only plain decimals: `Number` also accepts '', ' 1 ', '0x10' and '1e3'. The form refuses a text.
const readNumber: Reader = (cell) => ({
  value: /^\s*-?\d+(\.\d+)?\s*$/.test(cell) ? Number(cell) : cell,
});

const readSku: Reader = (cell) => {
  const sku = cleanCell(cell);
  const problem = changedSkuProblem(sku);
  return problem ? { problem } : { value: sku };
};

const optional =
  (column: keyof typeof toolDefaults, read: Reader): Reader =>
  (cell) =>
    isEmptyCell(cell) ? { value: toolDefaults[column] } : read(cell);

/** The parts of a cell that are not empty. */
const partsOf = (cell: string, separator: RegExp): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

const readEach = <Item>(
  parts: readonly string[],
  read: (part: string) => Item | undefined,
  problem: string,
): CellReading => {
  const items = parts.map(read);
  return items.includes(undefined) ? { problem } : { value: items };
};

const readPriceBreak = (part: string): PriceBreak | undefined => {
  const [, quantity, price] = /^(\d+)\s*:\s*(\d+(?:\.\d+)?)$/.exec(part) ?? [];
  return quantity && price ? { minQuantity: Number(quantity), price: Number(price) } : undefined;
};

const readSpecification = (line: string): Specification | undefined => {
  const [name = '', ...value] = line.split(':');
  return value.length > 0 ? { name: name.trim(), value: value.join(':').trim() } : undefined;
};

const readPriceBreaks: Reader = (cell) =>
  readEach(
    partsOf(cell, /[;\r\n]/),
    readPriceBreak,
    'Write price breaks like 24: 8.90; 48: 8.40, with the pieces before each price',
  );

const readSpecifications: Reader = (cell) =>
  readEach(
    partsOf(cell, /[\r\n]/),
    readSpecification,
    'Write each specification on a separate line, like Length: 350 mm',
  );

const readPictures: Reader = (cell) => ({ value: partsOf(cell, /[\r\n]/) });

const readCategory: Reader = (cell) => {
  const text = cleanCell(cell).toLowerCase();
  const category = toolCategories.find(
    (name) => text === name || text === categoryNames[name].toLowerCase(),
  );
  return { value: category ?? cell };
};

const answers = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
]);

const readAnswer: Reader = (cell) => {
  const value = answers.get(cleanCell(cell).toLowerCase());
  return value === undefined ? { problem: 'Write yes or no' } : { value };
};

const readers: Record<ToolColumn, Reader> = {
  _id: readText,
  sku: readSku,
  toolName: readText,
  category: optional('category', readCategory),
  price: readNumber,
  priceBreaks: optional('priceBreaks', readPriceBreaks),
  available: readNumber,
  minOrder: readNumber,
  orderMultiple: optional('orderMultiple', readNumber),
  maxOrder: optional('maxOrder', readNumber),
  sellRemainder: optional('sellRemainder', readAnswer),
  toolDescription: readText,
  specifications: optional('specifications', readSpecifications),
  imageLink: readText,
  morePictures: optional('morePictures', readPictures),
};

/**
 * Reads a cell. An empty one has the default of an optional field; an empty SKU keeps the present one, or
 * has one generated.
 */
export const readCell = (column: ToolColumn, cell: string): CellReading => readers[column](cell);
