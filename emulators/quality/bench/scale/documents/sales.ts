import { salesId } from 'functions/contract';
import type { OrderDocument, SalesDocument } from 'functions/documents';
import type { StoredDocument } from './size.ts';

interface Sale {
  day: string;
  toolId: string;
  toolName: string;
  pieces: number;
  cents: number;
}

const salesIn = (orders: readonly OrderDocument[]): Sale[] =>
  orders
    .flatMap(({ lines, placedOn: day }) =>
      lines.map(({ toolId, toolName, quantity, cancelled, unitPrice }) => {
        const pieces = quantity - cancelled;
        return { day, toolId, toolName, pieces, cents: pieces * unitPrice };
      }),
    )
    .filter(({ pieces }) => pieces > 0);

const add = (document: SalesDocument | undefined, sale: Sale): SalesDocument => {
  const { day, toolId, ...sold } = sale;
  const { pieces = 0, cents = 0 } = document?.tools[toolId] ?? {};
  const sum = { ...sold, pieces: pieces + sold.pieces, cents: cents + sold.cents };
  return { day, tools: { ...document?.tools, [toolId]: sum } };
};

/** The documents of the sales, which the overview reads. */
export const salesDocuments = (orders: readonly OrderDocument[]): StoredDocument[] => {
  const documents = new Map<string, SalesDocument>();
  for (const sale of salesIn(orders)) {
    const id = salesId(sale.day, sale.toolId);
    documents.set(id, add(documents.get(id), sale));
  }
  return [...documents].map(([id, content]) => ({ path: `sales/${id}`, content }));
};
