import type { CollectionReference, Firestore, Query } from '@google-cloud/firestore';
import { collectionOf } from './firestore.ts';

/** A new collection of tools with missing fields, null, NaN and mixed types. */
export const catalogueOf = (firestore: Firestore): Promise<CollectionReference> =>
  collectionOf(firestore, {
    axe: { price: 30, kind: 'cut', stock: 4, tags: ['steel', 'wood'] },
    brace: { price: 45.5, kind: 'drill', stock: 0, tags: [] },
    chisel: { price: 12, kind: 'cut', stock: 9, tags: ['steel'] },
    drill: { price: 120, kind: 'drill', stock: 2, tags: ['steel', 'power'] },
    file: { price: 8, kind: null, stock: 9 },
    glue: { price: 'on request', kind: 'join', stock: Number.NaN, tags: 'steel' },
    hammer: { kind: 'join', stock: 9n, size: { length: 30, weight: 0.5 } },
  });

/** The ids of a query's results, in order. */
export const idsOf = async (query: Query): Promise<string[]> =>
  (await query.get()).docs.map(({ id }) => id);
