import type { CollectionReference, Firestore, Query } from '@google-cloud/firestore';
import { collectionOf } from './firestore.ts';

/** A collection of a test's own: tools whose fields have every kind of gap and type queries meet. */
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

/** The ids of what a query finds, in its order. */
export const idsOf = async (query: Query): Promise<string[]> =>
  (await query.get()).docs.map(({ id }) => id);
