import { randomUUID } from 'node:crypto';
import {
  relatedIdsOf,
  searchTermsOf,
  staffToolDefaults,
  toolDefaults,
} from '../../contract/index.ts';
import type { ToolDocument } from '../../documents/tools.ts';
import { gtins, skus, stockEntries, tools } from '../../store/collections/collections.ts';
import { db } from '../../store/collections/firebase.ts';
import { readDocument } from '../../store/reads/documents.ts';

/**
 * Creates a tool for a test, with the reservation of its SKU and its ledger, and returns its id. In
 * one commit, because other tests check at the same time that all tools are consistent.
 */
export const createTool = async (fields: Partial<ToolDocument> = {}): Promise<string> => {
  const id = randomUUID();
  const at = new Date();
  const tool: ToolDocument = {
    ...toolDefaults,
    ...staffToolDefaults,
    sku: `TEST-${randomUUID().slice(0, 13).toUpperCase()}`,
    attributeNumbers: {},
    relatedIds: [],
    morePicturePaths: [],
    toolName: `Jack plane ${id}`,
    price: 19.99,
    available: 100,
    minOrder: 5,
    toolDescription: 'A plane for flattening boards.',
    imageLink: 'https://example.test/plane.webp',
    imagePath: 'tools/plane.webp',
    createdAt: at,
    updatedAt: at,
    searchTerms: [],
    ...fields,
  };
  tool.searchTerms = searchTermsOf(tool);
  tool.relatedIds = relatedIdsOf(tool);
  const opening = {
    change: tool.available,
    reason: 'opening',
    orderId: null,
    by: 'test',
    at,
  } as const;
  const batch = db.batch();
  batch.set(tools.doc(id), tool);
  batch.set(skus.doc(tool.sku), { toolId: id });
  batch.set(stockEntries(id).doc('opening'), opening);
  await batch.commit();
  return id;
};

/** Deletes a tool and what is reserved for it, also its former SKUs, without its ledger. */
export const removeTool = async (id: string): Promise<void> => {
  const reserved = await Promise.all(
    [skus, gtins].map((numbers) => numbers.where('toolId', '==', id).get()),
  );
  const batch = db.batch();
  batch.delete(tools.doc(id));
  for (const { ref } of reserved.flatMap(({ docs }) => docs)) batch.delete(ref);
  await batch.commit();
};

/** A tool's stock, and the sum of its ledger. */
export const stockOf = async (id: string): Promise<{ available: number; ledger: number }> => {
  const tool = await readDocument(tools.doc(id));
  const entries = await stockEntries(id).get();
  const ledger = entries.docs.reduce((sum, entry) => sum + entry.data().change, 0);
  return { available: tool?.available ?? Number.NaN, ledger };
};
