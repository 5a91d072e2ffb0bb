import { identical } from '../equality.ts';
import { RulesSet, type RulesValue } from '../values.ts';
import { type Builtins, builtin } from './builtin.ts';
import { toText } from './conversions.ts';

/** Whether a list contains a value of the same type and content. */
export const listHas = (list: readonly RulesValue[], value: RulesValue): boolean =>
  list.some((element) => identical(element, value));

/** https://firebase.google.com/docs/reference/rules/rules.List */
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
