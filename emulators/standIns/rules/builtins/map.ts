import { EvaluationError } from '../errors.ts';
import { RulesMapDiff, type RulesValue } from '../values.ts';
import { type Builtins, builtin } from './builtin.ts';

/** https://firebase.google.com/docs/reference/rules/rules.Map */
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
