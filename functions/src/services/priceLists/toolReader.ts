import type { Tool } from '../../contract/index.ts';
import { tools } from '../../store/collections/collections.ts';
import { readFields } from '../../store/reads/documents.ts';
import { findDocuments } from '../../store/reads/queries.ts';
import { queriesBySku, skusPerQuery } from '../catalogue/tools/skus.ts';
import { storedToolFields, toTool } from '../catalogue/tools/toolResponse.ts';
import type { ToolReader } from '../catalogue/tools/typedNumbers.ts';

const toolsBySku = async (skus: readonly string[]): Promise<Map<string, Tool>> => {
  const found = await Promise.all(
    queriesBySku(skus).map((query) => findDocuments(query, skusPerQuery)),
  );
  return new Map(found.flat().map(({ id, content }) => [content.sku, toTool(id, content)]));
};

const toolsById = async (ids: readonly string[]): Promise<Map<string, Tool>> => {
  const found = await readFields(
    ids.map((id) => tools.doc(id)),
    storedToolFields,
  );
  return new Map(
    ids.flatMap((id, at) => {
      const stored = found[at];
      return stored ? [[id, toTool(id, stored)]] : [];
    }),
  );
};

/** Reads the tools whose prices a table sets. */
export const toolReader: ToolReader<Tool> = { bySku: toolsBySku, byId: toolsById };
