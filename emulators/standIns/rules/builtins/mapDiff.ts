import { equals } from '../equality.ts';
import { type RulesMapDiff, RulesSet, type RulesValue } from '../values.ts';
import { type Builtins, builtin } from './builtin.ts';

const added = ({ after, before }: RulesMapDiff) =>
  [...after.keys()].filter((key) => !before.has(key));
const removed = ({ after, before }: RulesMapDiff) =>
  [...before.keys()].filter((key) => !after.has(key));
const kept = ({ after, before }: RulesMapDiff) =>
  [...after.keys()].filter((key) => before.has(key));

const hasChanged = ({ after, before }: RulesMapDiff, key: string): boolean =>
  !equals(after.get(key) as RulesValue, before.get(key) as RulesValue);
const changed = (diff: RulesMapDiff) => kept(diff).filter((key) => hasChanged(diff, key));

/** https://firebase.google.com/docs/reference/rules/rules.MapDiff */
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
    (diff) => new RulesSet(kept(diff).filter((key) => !hasChanged(diff, key))),
  ),
};
