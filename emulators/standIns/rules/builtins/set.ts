import { RulesSet, type RulesValue } from '../values.ts';
import { type Builtins, builtin } from './builtin.ts';

const toSet = (values: RulesValue[] | RulesSet) =>
  values instanceof RulesSet ? values : new RulesSet(values);
const isSubset = (part: RulesSet, whole: RulesSet) => [...part].every((value) => whole.has(value));

/** https://firebase.google.com/docs/reference/rules/rules.Set */
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
