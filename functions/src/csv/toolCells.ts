import {
  categoryNames,
  changedGtinProblem,
  changedSkuProblem,
  cleanCell,
  type DecimalMark,
  isEmptyCell,
  type PriceBreak,
  readCents,
  readPieces,
  type Specification,
  staffToolDefaults,
  stageNames,
  type ToolColumn,
  toDollars,
  toolCategories,
  toolDefaults,
  toolStages,
} from '../contract/index.ts';

/** The value of a cell, or a message if it cannot be read. */
export type CellReading = { value: unknown } | { problem: string };

/** Reads a cell of a table whose prices have a decimal mark, if they show which one. */
type Reader = (cell: string, decimalMark?: DecimalMark) => CellReading;

const readText: Reader = (value) => ({ value });

/** An empty cell stays a text, which the form refuses. */
const readPrice: Reader = (cell, decimalMark) => {
  if (isEmptyCell(cell)) return { value: '' };
  const { value, problem } = readCents(cleanCell(cell), decimalMark);
  return value === null ? { problem } : { value: toDollars(value) };
};

const readCostPrice: Reader = (cell, decimalMark) =>
  isEmptyCell(cell) ? { value: null } : readPrice(cell, decimalMark);

const readStage: Reader = (cell) => {
  const text = cleanCell(cell).toLowerCase();
  const stage = toolStages.find((one) => text === one || text === stageNames[one].toLowerCase());
  return { value: stage ?? cell };
};

const readCount: Reader = (cell) => {
  if (isEmptyCell(cell)) return { value: '' };
  const { value, problem } = readPieces(cleanCell(cell));
  return value === null ? { problem } : { value };
};

const readSku: Reader = (cell) => {
  const sku = cleanCell(cell);
  const problem = changedSkuProblem(sku);
  return problem ? { problem } : { value: sku };
};

const readGtin: Reader = (cell) => {
  const gtin = cleanCell(cell);
  const problem = changedGtinProblem(gtin);
  return problem ? { problem } : { value: gtin };
};

const defaults = { ...toolDefaults, ...staffToolDefaults };

const optional =
  (column: keyof typeof defaults, read: Reader): Reader =>
  (cell, decimalMark) =>
    isEmptyCell(cell) ? { value: defaults[column] } : read(cell, decimalMark);

/** The parts of a cell that are not empty. */
const partsOf = (cell: string, separator: RegExp): string[] =>
  cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** An entry of a cell with several, or why it cannot be read. */
type EntryReading<Entry> = { value: Entry } | { problem: string };

const readEach = <Entry>(
  parts: readonly string[],
  read: (part: string) => EntryReading<Entry>,
): CellReading => {
  const entries = parts.map(read);
  const unreadable = entries.find((entry) => 'problem' in entry);
  return unreadable ?? { value: entries.flatMap((entry) => ('value' in entry ? entry.value : [])) };
};

const breaksProblem =
  'Write price breaks like 24: 8.90; 48: 8.40, with the pieces before each price';

const readPriceBreak = (part: string, decimalMark?: DecimalMark): EntryReading<PriceBreak> => {
  const [pieces, money, ...rest] = part.split(':');
  if (pieces === undefined || money === undefined || rest.length > 0) {
    return { problem: breaksProblem };
  }
  const quantity = readPieces(pieces);
  const price = readCents(money, decimalMark);
  if (quantity.value === null || price.value === null) {
    return { problem: `${breaksProblem}. ${quantity.problem ?? price.problem}` };
  }
  return { value: { minQuantity: quantity.value, price: toDollars(price.value) } };
};

const readSpecification = (line: string): EntryReading<Specification> => {
  const [name = '', ...value] = line.split(':');
  return value.length > 0
    ? { value: { name: name.trim(), value: value.join(':').trim() } }
    : { problem: 'Write each specification on a separate line, like Length: 350 mm' };
};

const breaksIn = (cell: string): string[] => partsOf(cell, /[;\r\n]/);

const readPriceBreaks: Reader = (cell, decimalMark) =>
  readEach(breaksIn(cell), (part) => readPriceBreak(part, decimalMark));

const readSpecifications: Reader = (cell) => readEach(partsOf(cell, /[\r\n]/), readSpecification);

const readPictures: Reader = (cell) => ({ value: partsOf(cell, /[\r\n]/) });

/** The SKUs of other tools, separated by blanks. */
const readRelated: Reader = (cell) => ({ value: partsOf(cell, /[\s,;]+/) });

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
  gtin: optional('gtin', readGtin),
  stage: optional('stage', readStage),
  toolName: readText,
  category: optional('category', readCategory),
  price: readPrice,
  priceBreaks: optional('priceBreaks', readPriceBreaks),
  costPrice: readCostPrice,
  available: readCount,
  minOrder: readCount,
  orderMultiple: optional('orderMultiple', readCount),
  maxOrder: optional('maxOrder', readCount),
  sellRemainder: optional('sellRemainder', readAnswer),
  storagePlace: readText,
  toolDescription: readText,
  specifications: optional('specifications', readSpecifications),
  replacedBy: optional('replacedBy', (cell) => ({ value: cleanCell(cell) })),
  accessories: optional('accessories', readRelated),
  spareParts: optional('spareParts', readRelated),
  alternatives: optional('alternatives', readRelated),
  imageLink: readText,
  morePictures: optional('morePictures', readPictures),
  family: readText,
  documents: readText,
  exported: readText,
};

/**
 * Reads a cell. An empty one has the default of an optional field; an empty SKU keeps the present
 * one, or has one generated.
 */
export const readCell = (
  column: ToolColumn,
  cell: string,
  decimalMark?: DecimalMark,
): CellReading => readers[column](cell, decimalMark);

/** The amounts in a cell of prices or price breaks. */
export const amountsIn = (cell: string): string[] =>
  breaksIn(cell).map((part) => cleanCell(part.slice(part.lastIndexOf(':') + 1)));
