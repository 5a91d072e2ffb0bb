import { type FieldPath, formatFieldPath } from '../values/fieldPaths.ts';
import { type Aggregation, aggregatedFields } from './aggregate.ts';
import { type Conjunction, disjunctsOf } from './filter.ts';
import { prefixFilters, remainingOrders } from './plan.ts';
import type { Order, Query } from './query.ts';

/** A field of an index in firestore.indexes.json. */
interface IndexedField {
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

/** The single-field indexes of one field. They replace the automatic ones. */
export interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  indexes: { order?: string; arrayConfig?: string; queryScope: string }[];
}

/**
 * The content of firestore.indexes.json.
 * https://firebase.google.com/docs/reference/firestore/indexes
 */
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

/**
 * The requirements of a conjunction on an index: equality fields in any order, then the sorted
 * fields.
 */
interface IndexRequirement {
  collectionGroup: string;
  queryScope: QueryScope;
  prefix: IndexedField[];
  sorted: IndexedField[];
}

const sortedFields = (orders: readonly Order[]): IndexedField[] => {
  const fields = orders.map(({ field, direction }) => ({
    fieldPath: formatFieldPath(field),
    order: direction,
  }));
  // An index ends with the document name, in the direction of its last field; the file may omit it.
  const name = fields.at(-1);
  const implied = fields.at(-2)?.order ?? 'ASCENDING';
  return name?.fieldPath === '__name__' && name.order === implied ? fields.slice(0, -1) : fields;
};

/**
 * A vector comes last in an index.
 * https://firebase.google.com/docs/firestore/vector-search#create_a_vector_index
 */
const vectorFields = ({ vectorSearch }: Query): IndexedField[] => {
  if (!vectorSearch) return [];
  const vectorConfig = { dimension: vectorSearch.vector.length, flat: {} };
  return [{ fieldPath: formatFieldPath(vectorSearch.field), vectorConfig }];
};

// Aggregations read only index entries, so an index must end with the aggregated fields.
// https://firebase.google.com/docs/firestore/query-data/aggregation-queries#behavior_and_limitations
const requirementOf = (
  query: Query,
  conjunction: Conjunction,
  aggregated: FieldPath[],
): IndexRequirement => {
  const filters = prefixFilters(conjunction);
  const sorted = sortedFields(remainingOrders(query.orders, filters));
  const prefix = filters.map<IndexedField>(({ field, op }) => {
    const fieldPath = formatFieldPath(field);
    return op === '==' ? { fieldPath, order: 'ASCENDING' } : { fieldPath, arrayConfig: 'CONTAINS' };
  });
  const indexed = new Set([...prefix, ...sorted].map(({ fieldPath }) => fieldPath));
  const extra = aggregated.map(formatFieldPath).filter((fieldPath) => !indexed.has(fieldPath));
  return {
    collectionGroup: query.collectionId ?? '',
    queryScope: query.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    prefix,
    sorted: [
      ...sorted,
      ...extra.map<IndexedField>((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
      ...vectorFields(query),
    ],
  };
};

// An equality field has one value, so its sort direction does not matter.
const isInPrefix = (field: IndexedField, prefix: readonly IndexedField[]) =>
  prefix.some(
    (filter) => filter.fieldPath === field.fieldPath && filter.arrayConfig === field.arrayConfig,
  );

const withoutImplicitName = ({ fields }: CompositeIndex) => {
  const vectors = fields.filter(({ vectorConfig }) => vectorConfig);
  const others = fields.slice(0, fields.length - vectors.length);
  const last = others.at(-1);
  const implied = others.at(-2)?.order ?? 'ASCENDING';
  const isNamed = last?.fieldPath === '__name__' && last.order === implied;
  return [...(isNamed ? others.slice(0, -1) : others), ...vectors];
};

/** The equality fields that an index covers; undefined when the index cannot serve the query. */
const coveredPrefix = (
  index: CompositeIndex,
  requirement: IndexRequirement,
): IndexedField[] | undefined => {
  if (index.collectionGroup !== requirement.collectionGroup) return undefined;
  if ((index.queryScope ?? 'COLLECTION') !== requirement.queryScope) return undefined;
  const fields = withoutImplicitName(index);
  const split = fields.length - requirement.sorted.length;
  const prefix = fields.slice(0, Math.max(split, 0));
  const serves =
    split >= 0 &&
    requirement.sorted.every((field, at) => sameField(field, fields[split + at] as IndexedField)) &&
    prefix.every((field) => isInPrefix(field, requirement.prefix));
  return serves ? prefix : undefined;
};

const hasSingleField = (
  field: IndexedField,
  requirement: IndexRequirement,
  { fieldOverrides }: IndexFile,
) => {
  if (field.vectorConfig) return false;
  const override = fieldOverrides.find(
    ({ collectionGroup, fieldPath }) =>
      collectionGroup === requirement.collectionGroup && fieldPath === field.fieldPath,
  );
  if (!override) return requirement.queryScope === 'COLLECTION';
  return override.indexes.some(
    ({ order, arrayConfig, queryScope }) =>
      (queryScope ?? 'COLLECTION') === requirement.queryScope &&
      order === field.order &&
      arrayConfig === field.arrayConfig,
  );
};

const singleFields = (requirement: IndexRequirement, file: IndexFile): CompositeIndex[] => {
  const { collectionGroup, queryScope, prefix, sorted } = requirement;
  return [...prefix, ...sorted]
    .filter((field) => hasSingleField(field, requirement, file))
    .map((field) => ({ collectionGroup, queryScope, fields: [field] }));
};

/**
 * Indexes that end in the same sorted fields can be merged, each covering some of the equalities.
 * https://firebase.google.com/docs/firestore/query-data/index-overview#taking_advantage_of_index_merging
 */
const isSatisfied = (requirement: IndexRequirement, file: IndexFile) => {
  if (requirement.prefix.length + requirement.sorted.length === 0) return true;
  const useful = [...singleFields(requirement, file), ...file.indexes]
    .map((index) => coveredPrefix(index, requirement))
    .filter((covered) => covered !== undefined);
  return (
    useful.length > 0 &&
    requirement.prefix.every((filter) => useful.some((fields) => isInPrefix(filter, fields)))
  );
};

const isDescendingScan = ({ prefix, sorted }: IndexRequirement) =>
  prefix.length === 0 && sorted.length === 1 && sorted[0]?.fieldPath === '__name__';

/**
 * The entry that a query needs and firestore.indexes.json lacks; undefined when none is missing.
 */
export const missingIndex = (
  query: Query,
  aggregations: readonly Aggregation[],
  file: IndexFile,
): CompositeIndex | FieldOverride | undefined => {
  if (query.collectionId === undefined) return undefined;
  const aggregated = aggregatedFields(aggregations);
  const requirement = disjunctsOf(query.filter)
    .map((conjunction) => requirementOf(query, conjunction, aggregated))
    .find((wanted) => !isDescendingScan(wanted) && !isSatisfied(wanted, file));
  if (!requirement) return undefined;
  const { collectionGroup, queryScope, prefix, sorted } = requirement;
  const [field, ...others] = [...prefix, ...sorted];
  if (!field || others.length > 0 || field.vectorConfig) {
    return { collectionGroup, queryScope, fields: [...prefix, ...sorted] };
  }
  const { fieldPath, ...mode } = field;
  return { collectionGroup, fieldPath, indexes: [{ ...mode, queryScope }] };
};
