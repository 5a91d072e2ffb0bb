import { RulesPath, type RulesValue } from '../rules/values.ts';
import type { Database } from './database.ts';
import { type FieldPath, isNameField } from './fieldPaths.ts';
import { type Conjunction, type FieldFilter, pinnedPath } from './filter.ts';
import { joinPath, lastIdOf } from './names.ts';
import { PartialMap } from './partialMap.ts';
import type { Query } from './query.ts';
import { rulesPath, rulesValue } from './rulesValues.ts';

/** Stands for an id that could be any. */
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

const isEquality = ({ op }: FieldFilter) => op === '==';

/** A path that stands for all that a conjunction of a query may find. */
export const listPath = (query: Query, conjunction: Conjunction): string => {
  const { parent, collectionId = anyId, allDescendants } = query;
  const above = allDescendants ? joinPath(parent, `${anyId}/${anyId}`) : parent;
  return pinnedPath(conjunction) ?? joinPath(above, `${collectionId}/${anyId}`);
};

/** What is known of every document that a conjunction finds: the fields it sets equal to a value. */
export const listResource = (database: Database, conjunction: Conjunction): RulesValue => {
  const data = new PartialMap();
  for (const filter of conjunction.filter(isEquality)) {
    if (!isNameField(filter.field)) put(data, filter.field, rulesValue(filter.value));
  }
  const resource = new PartialMap();
  resource.set('data', data);
  const path = pinnedPath(conjunction);
  if (path) {
    resource.set('id', lastIdOf(path));
    resource.set('__name__', RulesPath.of(rulesPath(database, path)));
  }
  return resource;
};
