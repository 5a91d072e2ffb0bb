import { countsAsSold, dayOf, type SalesDocument, salesId, toCents } from 'functions/contract';
import type { Seed } from './checkSeed.ts';
import { orderDocuments, type SeedDocument } from './documents.ts';

interface Sale {
  day: string;
  toolId: string;
  toolName: string;
  pieces: number;
  cents: number;
}

const salesIn = (seed: Seed, bucket: string): Sale[] =>
  orderDocuments(seed, bucket)
    .filter(({ content }) => countsAsSold(content.status))
    .flatMap(({ content: { lines, createdAt } }) =>
      lines.map(({ toolId, tool, quantity, lineTotal }) => ({
        day: dayOf(createdAt),
        toolId,
        toolName: tool.toolName,
        pieces: quantity,
        cents: toCents(lineTotal),
      })),
    );

const add = (document: SalesDocument | undefined, sale: Sale): SalesDocument => {
  const { day, toolId, ...sold } = sale;
  const { pieces = 0, cents = 0 } = document?.tools[toolId] ?? {};
  const sum = { ...sold, pieces: pieces + sold.pieces, cents: cents + sold.cents };
  return { day, tools: { ...document?.tools, [toolId]: sum } };
};

/** The documents of the sales, which the overview reads. */
export const salesDocuments = (seed: Seed, bucket: string): SeedDocument<SalesDocument>[] => {
  const documents = new Map<string, SalesDocument>();
  for (const sale of salesIn(seed, bucket)) {
    const id = salesId(sale.day, sale.toolId);
    documents.set(id, add(documents.get(id), sale));
  }
  return [...documents].map(([id, content]) => ({ path: `sales/${id}`, content }));
};
