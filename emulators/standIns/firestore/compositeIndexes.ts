import { type Aggregation, aggregatedFields } from './aggregate.ts';
import { type FieldPath, formatFieldPath } from './fieldPaths.ts';
import { type Conjunction, disjunctsOf } from './filter.ts';
import { openOrders, pinsOf } from './plan.ts';
import type { Order, Query } from './query.ts';

/** A field of an index in firestore.indexes.json. */
export interface IndexedField {
  fieldPath: string;
  order?: 'ASCENDING' | 'DESCENDING';
  arrayConfig?: 'CONTAINS';
  vectorConfig?: { dimension: number; flat: object };
}

type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';

/** An index over several fields. */
export interface CompositeIndex {
  collectionGroup: string;
  queryScope: QueryScope;
  fields: IndexedField[];
}

/** The single-field indexes of one field, in place of the automatic ones. */
export interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  indexes: { order?: string; arrayConfig?: string; queryScope: string }[];
}

/** The content of firestore.indexes.json. https://firebase.google.com/docs/reference/firestore/indexes */
export interface IndexFile {
  indexes: CompositeIndex[];
  fieldOverrides: FieldOverride[];
}

/** @throws {Error} when a text is not JSON with a list of indexes. */
export const parseIndexFile = (text: string): IndexFile => {
  const { indexes = [], fieldOverrides = [] } = JSON.parse(text);
  if (!Array.isArray(indexes) || !Array.isArray(fieldOverrides)) {
    throw new Error('"indexes" and "fieldOverrides" must be lists.');
  }
  return { indexes, fieldOverrides };
};

const sameField = (a: IndexedField, b: IndexedField) =>
  a.fieldPath === b.fieldPath &&
  a.order === b.order &&
  a.arrayConfig === b.arrayConfig &&
  a.vectorConfig?.dimension === b.vectorConfig?.dimension;

/** What a conjunction needs of an index: pinned fields in any order, then sorted ones. */
interface Need {
  collectionGroup: string;
  queryScope: QueryScope;
  pinned: IndexedField[];
  sorted: IndexedField[];
}

const sortedFields = (orders: readonly Order[]): IndexedField[] => {
  const fields = orders.map(({ field, direction }) => ({
    fieldPath: formatFieldPath(field),
    order: direction,
  }));
  // An index ends by name, in the direction of its last field, without saying so.
  const name = fields.at(-1);
  const implied = fields.at(-2)?.order ?? 'ASCENDING';
  return name?.fieldPath === '__name__' && name.order === implied ? fields.slice(0, -1) : fields;
};

/** A vector comes last in an index. https://firebase.google.com/docs/firestore/vector-search#create_a_vector_index */
const vectorFields = ({ nearest }: Query): IndexedField[] => {
  if (!nearest) return [];
  const vectorConfig = { dimension: nearest.vector.length, flat: {} };
  return [{ fieldPath: formatFieldPath(nearest.field), vectorConfig }];
};

// Aggregations read index entries alone, so an index must end in the fields they are over.
// https://firebase.google.com/docs/firestore/query-data/aggregation-queries#behavior_and_limitations
const needOf = (query: Query, conjunction: Conjunction, aggregated: FieldPath[]): Need => {
  const pins = pinsOf(conjunction);
  const sorted = sortedFields(openOrders(query.orders, pins));
  const pinned = pins.map<IndexedField>(({ field, op }) => {
    const fieldPath = formatFieldPath(field);
    return op === '==' ? { fieldPath, order: 'ASCENDING' } : { fieldPath, arrayConfig: 'CONTAINS' };
  });
  const known = new Set([...pinned, ...sorted].map(({ fieldPath }) => fieldPath));
  const extra = aggregated.map(formatFieldPath).filter((fieldPath) => !known.has(fieldPath));
  return {
    collectionGroup: query.collectionId ?? '',
    queryScope: query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    pinned,
    sorted: [
      ...sorted,
      ...extra.map<IndexedField>((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
      ...vectorFields(query),
    ],
  };
};

// A pinned field is one value: the direction it is sorted in makes no difference.
const isPinnedBy = (field: IndexedField, pinned: readonly IndexedField[]) =>
  pinned.some((pin) => pin.fieldPath === field.fieldPath && pin.arrayConfig === field.arrayConfig);

const withoutName = ({ fields }: CompositeIndex) => {
  const vectors = fields.filter(({ vectorConfig }) => vectorConfig);
  const others = fields.slice(0, fields.length - vectors.length);
  const last = others.at(-1);
  const implied = others.at(-2)?.order ?? 'ASCENDING';
  const isNamed = last?.fieldPath === '__name__' && last.order === implied;
  return [...(isNamed ? others.slice(0, -1) : others), ...vectors];
};

/** The pinned fields that an index covers for a need; undefined when it does not serve it at all. */
const coveredBy = (index: CompositeIndex, need: Need): IndexedField[] | undefined => {
  if (index.collectionGroup !== need.collectionGroup) return undefined;
  if ((index.queryScope ?? 'COLLECTION') !== need.queryScope) return undefined;
  const fields = withoutName(index);
  const split = fields.length - need.sorted.length;
  const prefix = fields.slice(0, Math.max(split, 0));
  const serves =
    split >= 0 &&
    need.sorted.every((field, at) => sameField(field, fields[split + at] as IndexedField)) &&
    prefix.every((field) => isPinnedBy(field, need.pinned));
  return serves ? prefix : undefined;
};

const hasSingleField = (field: IndexedField, need: Need, { fieldOverrides }: IndexFile) => {
  if (field.vectorConfig) return false;
  const override = fieldOverrides.find(
    ({ collectionGroup, fieldPath }) =>
      collectionGroup === need.collectionGroup && fieldPath === field.fieldPath,
  );
  if (!override) return need.queryScope === 'COLLECTION';
  return override.indexes.some(
    ({ order, arrayConfig, queryScope }) =>
      (queryScope ?? 'COLLECTION') === need.queryScope &&
      order === field.order &&
      arrayConfig === field.arrayConfig,
  );
};

const singleFields = (need: Need, file: IndexFile): CompositeIndex[] => {
  const { collectionGroup, queryScope, pinned, sorted } = need;
  return [...pinned, ...sorted]
    .filter((field) => hasSingleField(field, need, file))
    .map((field) => ({ collectionGroup, queryScope, fields: [field] }));
};

/**
 * Indexes that end in the same sorted fields can be merged, each covering some of the equalities.
 * https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging
 */
const isServed = (need: Need, file: IndexFile) => {
  if (need.pinned.length + need.sorted.length === 0) return true;
  const useful = [...singleFields(need, file), ...file.indexes]
    .map((index) => coveredBy(index, need))
    .filter((covered) => covered !== undefined);
  return (
    useful.length > 0 &&
    need.pinned.every((pin) => useful.some((fields) => isPinnedBy(pin, fields)))
  );
};

const isDescendingScan = ({ pinned, sorted }: Need) =>
  pinned.length === 0 && sorted.length === 1 && sorted[0]?.fieldPath === '__name__';

/** The entry that firestore.indexes.json lacks for a query; undefined when it lacks none. */
export const missingIndex = (
  query: Query,
  aggregations: readonly Aggregation[],
  file: IndexFile,
): CompositeIndex | FieldOverride | undefined => {
  if (query.collectionId === undefined) return undefined;
  const aggregated = aggregatedFields(aggregations);
  const need = disjunctsOf(query.filter)
    .map((conjunction) => needOf(query, conjunction, aggregated))
    .find((wanted) => !isDescendingScan(wanted) && !isServed(wanted, file));
  if (!need) return undefined;
  const { collectionGroup, queryScope, pinned, sorted } = need;
  const [field, ...others] = [...pinned, ...sorted];
  if (!field || others.length > 0 || field.vectorConfig)
    return { collectionGroup, queryScope, fields: [...pinned, ...sorted] };
  const { fieldPath, ...mode } = field;
  return { collectionGroup, fieldPath, indexes: [{ ...mode, queryScope }] };
};
