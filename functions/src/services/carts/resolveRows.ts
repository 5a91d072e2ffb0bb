import { isDocumentId, tools } from '../../collections.ts';
import {
  type CartRow,
  type CartTool,
  checkLine,
  type LineProblem,
  missingPiecesMessage,
  normaliseSku,
  priceLine,
  type ResolvedRow,
  skuPattern,
  toolFields,
  type WantedLine,
} from '../../contract/index.ts';
import { readFields } from '../../documents.ts';
import { findDocuments, selectFields } from '../../queries.ts';
import { toTool } from '../catalogue/tools.ts';

const textFields = ['toolDescription', 'specifications', 'morePictures'] as const;
type TextField = (typeof textFields)[number];

const isShown = (name: string): boolean => !(textFields as readonly string[]).includes(name);
const shownFields = toolFields.filter(isShown) as Exclude<(typeof toolFields)[number], TextField>[];

const toCartTool = (id: string, stored: Partial<Omit<CartTool, '_id'>>): CartTool => {
  const blank = { toolDescription: '', specifications: [], morePictures: [] };
  const tool = toTool(id, { ...blank, ...stored } as Parameters<typeof toTool>[1]);
  const { toolDescription: _, specifications: __, morePictures: ___, ...shown } = tool;
  return shown;
};

const toolsById = async (ids: readonly string[]): Promise<CartTool[]> => {
  const valid = ids.filter(isDocumentId);
  const found = await readFields(
    valid.map((id) => tools.doc(id)),
    shownFields,
  );
  return valid.flatMap((id, index) => {
    const stored = found[index];
    return stored ? [toCartTool(id, stored)] : [];
  });
};

/** The maximum number of values that a Firestore query compares a field with. */
const valuesPerQuery = 30;

const toolsBySku = async (skus: readonly string[]): Promise<CartTool[]> => {
  const chunks = Array.from({ length: Math.ceil(skus.length / valuesPerQuery) }, (_, index) =>
    skus.slice(index * valuesPerQuery, (index + 1) * valuesPerQuery),
  );
  const found = await Promise.all(
    chunks.map((chunk) =>
      findDocuments(selectFields(tools.where('sku', 'in', chunk), shownFields), valuesPerQuery),
    ),
  );
  return found.flat().map(({ id, content }) => toCartTool(id, content));
};

const skuOf = ({ sku }: CartRow): string => normaliseSku(sku ?? '');

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];

/** Reads each tool once, however many rows name it. */
const findTools = async (rows: readonly CartRow[]) => {
  const ids = distinct(rows.flatMap(({ toolId }) => toolId ?? []));
  const skus = distinct(rows.filter(({ toolId }) => !toolId).map(skuOf));
  const [byId, bySku] = await Promise.all([
    toolsById(ids),
    toolsBySku(skus.filter((sku) => skuPattern.test(sku))),
  ]);
  const idOf = new Map(byId.map((tool) => [tool._id, tool]));
  const ofSku = new Map(bySku.map((tool) => [tool.sku, tool]));
  return (row: CartRow) => (row.toolId ? idOf.get(row.toolId) : ofSku.get(skuOf(row))) ?? null;
};

const missingPieces: LineProblem = {
  code: 'validation',
  field: 'quantity',
  message: missingPiecesMessage,
};

const resultOf = (tool: CartTool | null, quantity: number | null): ResolvedRow => {
  const wanted: WantedLine | null = quantity === null ? null : { quantity };
  const isPriced = tool !== null && quantity !== null && Number.isInteger(quantity) && quantity > 0;
  return {
    tool,
    quantity,
    price: isPriced ? priceLine(tool, quantity) : null,
    problem: tool && !wanted ? missingPieces : checkLine(tool, wanted ?? { quantity: Number.NaN }),
  };
};

/** Looks up tools by id or SKU and checks the quantities: a result for each row, in their order. */
export const resolveRows = async (rows: readonly CartRow[]): Promise<ResolvedRow[]> => {
  const toolOf = await findTools(rows);
  return rows.map((row) => resultOf(toolOf(row), row.quantity ?? null));
};
