import { type Constraint, PartialMap, RulesPath, type RulesValue, Unknown } from '@tools-hub/rules';
import { type Conjunction, type FieldFilter, fixedPath } from '../query/filter.ts';
import type { Query } from '../query/query.ts';
import type { Database } from '../storage/database.ts';
import { type FieldPath, formatFieldPath, isNameField } from '../values/fieldPaths.ts';
import { joinPath, lastIdOf } from '../values/paths.ts';
import type { Value } from '../values/values.ts';
import { rulesPath, rulesValue } from './rulesValues.ts';

/** A placeholder for an unknown id. */
export const anyId = '(any)';

const put = (map: PartialMap, [name, ...rest]: FieldPath, value: RulesValue): void => {
  if (name === undefined) return;
  if (rest.length === 0) {
    map.set(name, value);
    return;
  }
  const known = map.known(name);
  const child = known instanceof PartialMap ? known : new PartialMap();
  map.set(name, child);
  put(child, rest, value);
};

/** The constraints that a filter puts on its field; `array-contains-any` gives none. */
const constraintsOf = ({ op, value }: FieldFilter): Constraint[] => {
  if (op === 'not-in') {
    return (value as Value[]).map((item) => ({ operator: '!=', operand: rulesValue(item) }));
  }
  if (op === '==' || op === 'in' || op === 'array-contains-any') return [];
  return [{ operator: op === 'array-contains' ? 'contains' : op, operand: rulesValue(value) }];
};

/** The value of a field in all matching documents, or the constraints on it. */
const valueUnder = (filters: readonly FieldFilter[]): RulesValue => {
  const equality = filters.find(({ op }) => op === '==');
  return equality ? rulesValue(equality.value) : new Unknown(filters.flatMap(constraintsOf));
};

/** The path of all documents that a conjunction may return, with placeholders for unknown ids. */
export const queryPath = (query: Query, conjunction: Conjunction): string => {
  const { parent, collectionId = anyId, allDescendants } = query;
  const above = allDescendants ? joinPath(parent, `${anyId}/${anyId}`) : parent;
  return fixedPath(conjunction) ?? joinPath(above, `${collectionId}/${anyId}`);
};

/**
 * The `resource` of all documents that a conjunction may return, as far as its filters determine
 * it.
 */
export const queryResource = (database: Database, conjunction: Conjunction): RulesValue => {
  const data = new PartialMap();
  const filters = conjunction.filter(({ field }) => !isNameField(field));
  const byField = Map.groupBy(filters, ({ field }) => formatFieldPath(field));
  for (const sameField of byField.values()) {
    put(data, (sameField[0] as FieldFilter).field, valueUnder(sameField));
  }
  const resource = new PartialMap();
  resource.set('data', data);
  const path = fixedPath(conjunction);
  if (path) {
    resource.set('id', lastIdOf(path));
    resource.set('__name__', RulesPath.of(rulesPath(database, path)));
  }
  return resource;
};
