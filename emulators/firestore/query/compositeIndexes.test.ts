import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../storage/database.ts';
import type { WireQuery } from '../wire/messages.ts';
import { decodeQuery } from '../wire/query.ts';
import { IndexConfiguration } from './indexConfiguration.ts';
import type { Query } from './query.ts';

const folder = mkdtempSync(join(tmpdir(), 'indexes-'));
afterAll(() => rmSync(folder, { recursive: true }));
const indexesFile = join(folder, 'firestore.indexes.json');

let changes = 0;
const write = (...indexes: object[]) => {
  writeFileSync(indexesFile, JSON.stringify({ indexes, fieldOverrides: [] }));
  // File times may be too coarse to distinguish two writes.
  changes++;
  utimesSync(indexesFile, changes, changes);
};

const entry = (...fields: string[]) => ({
  collectionGroup: 'tools',
  queryScope: 'COLLECTION',
  fields: fields.map((text) => {
    const [fieldPath, mode = 'ASCENDING'] = text.split(' ');
    return mode === 'CONTAINS' ? { fieldPath, arrayConfig: mode } : { fieldPath, order: mode };
  }),
});

const database = new Database({ project: 'p', database: '(default)' }, Date.now);

/** A query on tools; a condition is written `price > `, an order `price DESCENDING`. */
const queryOf = (conditions: string[], orders: string[] = [], allDescendants = false) => {
  const wire: WireQuery = {
    from: [{ collectionId: 'tools', allDescendants }],
    where: {
      compositeFilter: {
        op: 'AND',
        filters: conditions.map((text) => {
          const [fieldPath = '', op = ''] = text.split(' ');
          const value =
            op === 'IN'
              ? { arrayValue: { values: [{ integerValue: '1' }] } }
              : { integerValue: '1' };
          return { fieldFilter: { field: { fieldPath }, op, value } };
        }),
      },
    },
    orderBy: orders.map((text) => {
      const [fieldPath = '', direction = 'ASCENDING'] = text.split(' ');
      return { field: { fieldPath }, direction };
    }),
  };
  return decodeQuery(database, { project: 'p', database: '(default)', path: '' }, wire);
};

const search = (query: Query): Query => ({
  ...query,
  vectorSearch: {
    field: ['shape'],
    vector: [1, 0, 0],
    measure: 'COSINE',
    limit: 10,
    threshold: undefined,
    distanceField: undefined,
  },
});

const withVector = (index: ReturnType<typeof entry>, dimension = 3) => ({
  ...index,
  fields: [...index.fields, { fieldPath: 'shape', vectorConfig: { dimension, flat: {} } }],
});

beforeEach(() => write());

describe('composite indexes', () => {
  it.each([
    ['no condition', queryOf([])],
    ['one order', queryOf([], ['price DESCENDING'])],
    ['one range', queryOf(['price GREATER_THAN', 'price LESS_THAN'])],
    ['equalities', queryOf(['kind EQUAL', 'price EQUAL'])],
    ['an equality and an array', queryOf(['kind EQUAL', 'tags ARRAY_CONTAINS'])],
    ['a list of values', queryOf(['kind IN'])],
    [
      'an order on an equality field',
      queryOf(['kind EQUAL'], ['kind DESCENDING', '__name__ ASCENDING']),
    ],
  ])('%s needs none', (_, query) => {
    expect(() => new IndexConfiguration(indexesFile).assertIndexed(query)).not.toThrow();
  });

  it.each([
    [
      'equality and order',
      queryOf(['kind EQUAL'], ['price DESCENDING']),
      entry('kind', 'price DESCENDING'),
    ],
    ['equality and range', queryOf(['kind EQUAL', 'price GREATER_THAN']), entry('kind', 'price')],
    ['a list and an order', queryOf(['kind IN'], ['price']), entry('kind', 'price')],
    ['two orders', queryOf([], ['kind', 'price DESCENDING']), entry('kind', 'price DESCENDING')],
    [
      'ranges on two fields',
      queryOf(['stock GREATER_THAN', 'price LESS_THAN']),
      entry('price', 'stock'),
    ],
    [
      'array-contains and order',
      queryOf(['tags ARRAY_CONTAINS'], ['price']),
      entry('tags CONTAINS', 'price'),
    ],
    ['a vector search', search(queryOf([])), withVector(entry())],
    [
      'a vector search with filters',
      search(queryOf(['kind EQUAL', 'price GREATER_THAN'])),
      withVector(entry('kind', 'price')),
    ],
  ])('%s needs the entry in the message, and works with it', (_, query, missing) => {
    const indexes = new IndexConfiguration(indexesFile);
    const message = `The query requires an index. Add it to firestore.indexes.json: ${JSON.stringify(missing)}`;
    expect(() => indexes.assertIndexed(query)).toThrow(
      expect.objectContaining({ code: 'FAILED_PRECONDITION', message }),
    );
    write(missing);
    expect(() => indexes.assertIndexed(query)).not.toThrow();
  });

  it('an index in the other direction does not work', () => {
    write(entry('kind', 'price'));
    const query = queryOf(['kind EQUAL'], ['price DESCENDING']);
    expect(() => new IndexConfiguration(indexesFile).assertIndexed(query)).toThrow(
      'requires an index',
    );
  });

  it('a vector index serves one dimension, and may include the document name', () => {
    const indexes = new IndexConfiguration(indexesFile);
    const query = search(queryOf(['kind EQUAL']));
    write(withVector(entry('kind'), 2));
    expect(() => indexes.assertIndexed(query)).toThrow('requires an index');
    write(withVector(entry('kind', '__name__')));
    expect(() => indexes.assertIndexed(query)).not.toThrow();
  });

  it('indexes with the same sorted fields are merged', () => {
    write(entry('kind', 'price'), entry('maker', 'price'));
    const indexes = new IndexConfiguration(indexesFile);
    const both = queryOf(['kind EQUAL', 'maker EQUAL'], ['price']);
    expect(() => indexes.assertIndexed(both)).not.toThrow();
    const third = queryOf(['kind EQUAL', 'maker EQUAL', 'stock EQUAL'], ['price']);
    expect(() => indexes.assertIndexed(third)).toThrow('stock');
  });

  it('a collection group needs a declared single-field index', () => {
    const indexes = new IndexConfiguration(indexesFile);
    expect(() => indexes.assertIndexed(queryOf(['price EQUAL'], [], true))).toThrow(
      'COLLECTION_GROUP',
    );
    expect(() => indexes.assertIndexed(queryOf([], [], true))).not.toThrow();
  });

  it('a sum needs the summed field in the index', () => {
    const indexes = new IndexConfiguration(indexesFile);
    const sum = [{ alias: 'total', op: 'sum', field: ['stock'] }] as const;
    expect(() => indexes.assertIndexed(queryOf(['kind EQUAL']), sum)).toThrow('stock');
    write(entry('kind', 'stock'));
    expect(() => indexes.assertIndexed(queryOf(['kind EQUAL']), sum)).not.toThrow();
  });

  it('a file that is not JSON is reported', () => {
    writeFileSync(indexesFile, 'nonsense');
    expect(() => new IndexConfiguration(indexesFile)).toThrow('firestore.indexes.json');
  });
});
