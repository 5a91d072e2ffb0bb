import { EvaluationError } from '../language/errors.ts';
import { RulesMapDiff, RulesSet, type RulesValue } from '../language/values.ts';
import { equals, identical } from '../runtime/equality.ts';
import { type Builtins, builtin } from './builtin.ts';
import { toText } from './conversions.ts';

/** Whether a list contains a value of the same type and content. */
export const listHas = (list: readonly RulesValue[], value: RulesValue): boolean =>
  list.some((element) => identical(element, value));

/** The methods of lists. https://firebase.google.com/docs/reference/rules/rules.List */
export const listMethods: Builtins = {
  concat: builtin(['list', 'list'], (list, other) => [...list, ...other]),
  hasAll: builtin(['list', 'list'], (list, other) => other.every((value) => listHas(list, value))),
  hasAny: builtin(['list', 'list'], (list, other) => other.some((value) => listHas(list, value))),
  hasOnly: builtin(['list', 'list'], (list, other) => list.every((value) => listHas(other, value))),
  join: builtin(['list', 'string'], (list, separator) => list.map(toText).join(separator)),
  removeAll: builtin(['list', 'list'], (list, other) =>
    list.filter((value) => !listHas(other, value)),
  ),
  size: builtin(['list'], (list) => BigInt(list.length)),
  toSet: builtin(['list'], (list) => new RulesSet(list)),
};

const toSet = (values: RulesValue[] | RulesSet) =>
  values instanceof RulesSet ? values : new RulesSet(values);
const isSubset = (part: RulesSet, whole: RulesSet) => [...part].every((value) => whole.has(value));

/** The methods of sets. https://firebase.google.com/docs/reference/rules/rules.Set */
export const setMethods: Builtins = {
  difference: builtin(
    ['set', 'set'],
    (set, other) => new RulesSet([...set].filter((value) => !other.has(value))),
  ),
  hasAll: builtin(['set', 'collection'], (set, other) => isSubset(toSet(other), set)),
  hasAny: builtin(['set', 'collection'], (set, other) =>
    [...other].some((value) => set.has(value)),
  ),
  hasOnly: builtin(['set', 'collection'], (set, other) => isSubset(set, toSet(other))),
  intersection: builtin(
    ['set', 'set'],
    (set, other) => new RulesSet([...set].filter((value) => other.has(value))),
  ),
  size: builtin(['set'], (set) => BigInt(set.size)),
  union: builtin(['set', 'set'], (set, other) => new RulesSet([...set, ...other])),
};

/** The methods of maps. https://firebase.google.com/docs/reference/rules/rules.Map */
export const mapMethods: Builtins = {
  diff: builtin(['map', 'map'], (map, other) => new RulesMapDiff(map, other)),
  get: builtin(['map', 'key', 'any'], (map, key, otherwise) =>
    valueAt(map, typeof key === 'string' ? [key] : key, otherwise),
  ),
  keys: builtin(['map'], (map) => [...map.keys()].sort()),
  size: builtin(['map'], (map) => BigInt(map.size)),
  values: builtin(['map'], (map) => [...map.keys()].sort().map((key) => map.get(key) ?? null)),
};

const valueAt = (map: RulesValue, keys: RulesValue[], otherwise: RulesValue): RulesValue => {
  let value: RulesValue | undefined = map;
  for (const key of keys) {
    if (typeof key !== 'string') throw new EvaluationError('The keys of a map are strings.');
    value = value instanceof Map ? value.get(key) : undefined;
  }
  return value === undefined ? otherwise : value;
};

const added = ({ after, before }: RulesMapDiff) =>
  [...after.keys()].filter((key) => !before.has(key));
const removed = ({ after, before }: RulesMapDiff) =>
  [...before.keys()].filter((key) => !after.has(key));
const common = ({ after, before }: RulesMapDiff) =>
  [...after.keys()].filter((key) => before.has(key));

const hasChanged = ({ after, before }: RulesMapDiff, key: string): boolean =>
  !equals(after.get(key) as RulesValue, before.get(key) as RulesValue);
const changed = (diff: RulesMapDiff) => common(diff).filter((key) => hasChanged(diff, key));

/** The methods of map diffs. https://firebase.google.com/docs/reference/rules/rules.MapDiff */
export const mapDiffMethods: Builtins = {
  addedKeys: builtin(['mapdiff'], (diff) => new RulesSet(added(diff))),
  affectedKeys: builtin(
    ['mapdiff'],
    (diff) => new RulesSet([...added(diff), ...changed(diff), ...removed(diff)]),
  ),
  changedKeys: builtin(['mapdiff'], (diff) => new RulesSet(changed(diff))),
  removedKeys: builtin(['mapdiff'], (diff) => new RulesSet(removed(diff))),
  unchangedKeys: builtin(
    ['mapdiff'],
    (diff) => new RulesSet(common(diff).filter((key) => !hasChanged(diff, key))),
  ),
};
