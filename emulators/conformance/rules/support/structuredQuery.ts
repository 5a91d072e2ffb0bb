import type { ListQuery, Where } from '../cases/listProofs.ts';

const operators: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  '!=': 'NOT_EQUAL',
  '<': 'LESS_THAN',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '>=': 'GREATER_THAN_OR_EQUAL',
  in: 'IN',
  'not-in': 'NOT_IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

const encodeValue = (value: unknown): object => {
  if (value === null) return { nullValue: 'NULL_VALUE' };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: value };
  if (value instanceof Date) return { timestampValue: { seconds: value.getTime() / 1_000 } };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } };
  const fields = Object.entries(value as object).map(([name, part]) => [name, encodeValue(part)]);
  return { mapValue: { fields: Object.fromEntries(fields) } };
};

type NameOf = (path: string) => string;

const encodeFilter = (where: Where, nameOf: NameOf): object => {
  if ('or' in where) {
    const filters = where.or.map((part) => encodeFilter(part, nameOf));
    return { compositeFilter: { op: 'OR', filters } };
  }
  const [fieldPath, op, operand] = where;
  if (op === 'IS_NULL') return { unaryFilter: { field: { fieldPath }, op } };
  const value =
    fieldPath === '__name__' ? { referenceValue: nameOf(`c/${operand}`) } : encodeValue(operand);
  return { fieldFilter: { field: { fieldPath }, op: operators[op], value } };
};

/** Encodes a query over the collection `c`. */
export const structuredQuery = (query: ListQuery, nameOf: NameOf): object => {
  const { where, limit, offset = 0, orderBy = [] } = query;
  const filters = where.map((part) => encodeFilter(part, nameOf));
  return {
    from: [{ collectionId: 'c' }],
    ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(limit !== undefined && { limit: { value: limit } }),
    offset,
    orderBy: orderBy.map(([fieldPath, direction]) => ({ field: { fieldPath }, direction })),
  };
};
