import type { RuleCases } from './ruleCases.ts';

export const listCases: RuleCases = {
  reference: 'https://firebase.google.com/docs/reference/rules/rules.List',
  allow: [
    '[1, 2].concat([3]) == [1, 2, 3]',
    '[1, 2].hasAll([1])',
    '[1, 2].hasAll([])',
    '[1, 2].hasAny([2, 3])',
    '[1].hasOnly([1, 2])',
    '[1, 1].hasOnly([1])',
    "['a', 1, null, true, 1.0].join(',') == 'a,1,null,true,1.0'",
    "[].join(',') == ''",
    '[1, 2, 1].removeAll([1]) == [2]',
    '[1, 2].size() == 2',
    '[1, 1, 2].toSet().size() == 2',
  ],
  deny: ['[1, 2].hasAny([])', '[1, 2].hasOnly([1])', '[1, 2].hasAny([1.0])'],
  error: ['[1].push(2)', "['a'].hasOnly('a')", '[1].hasAll([1].toSet())', "[[1]].join(',') == '1'"],
  rejected: [],
};

export const setCases: RuleCases = {
  reference: 'https://firebase.google.com/docs/reference/rules/rules.Set',
  allow: [
    '[1, 2].toSet() == [2, 1].toSet()',
    '[1].toSet() == [1.0].toSet()',
    '[1].toSet().union([2].toSet()) == [1, 2].toSet()',
    '[1, 2].toSet().intersection([2, 3].toSet()) == [2].toSet()',
    '[1, 2].toSet().difference([2].toSet()) == [1].toSet()',
    '[1, 2].toSet().hasAll([1])',
    '[1, 2].toSet().hasAll([1].toSet())',
    '[1, 2].toSet().hasAny([2, 9])',
    '[1, 2].toSet().hasOnly([1, 2, 3])',
    "'a' in ['a'].toSet()",
    '1.0 in [1].toSet()',
  ],
  deny: ['[1].toSet() == [1]', '[1, 2].toSet().hasOnly([1])', '[1].toSet().hasAny([])'],
  error: ['[1].toSet().union([2]).size() == 2', '[1].toSet()[0] == 1'],
  rejected: [],
};

export const mapCases: RuleCases = {
  reference: 'https://firebase.google.com/docs/reference/rules/rules.Map',
  allow: [
    "{'a': 1}.get('a', 0) == 1",
    "{'a': 1}.get('b', 0) == 0",
    "{'a': {'b': 1}}.get(['a', 'b'], 0) == 1",
    "{'a': {'b': 1}}.get(['a', 'c'], 0) == 0",
    "{'a': 1}.get(['a', 'c'], 0) == 0",
    "{'a': null}.get('a', 5) == null",
    "{'b': 1, 'a': 2}.keys() == ['a', 'b']",
    "{'a': 1}.keys() is list",
    "{'a': 1}.values() == [1]",
    "{'a': 1, 'a': 2}.size() == 1",
    '{}.size() == 0',
    "{'size': 1}.size == 1",
    "{'size': 1}.size() == 1",
    "'a' in {'a': 1,}",
  ],
  deny: ["{'a': 1}.keys() == ['a'].toSet()"],
  error: [
    '{a: 1}.size() == 1',
    '{1: 1}.size() == 1',
    "{'a': 1}.get(1, 2) == 2",
    "{'a': 1}.get([1], 2) == 2",
  ],
  rejected: ["{'a': 1}.get('a') == 1"],
};

export const mapDiffCases: RuleCases = {
  reference: 'https://firebase.google.com/docs/reference/rules/rules.MapDiff',
  allow: [
    "{'a': 1, 'b': 2}.diff({'a': 2}).addedKeys() == ['b'].toSet()",
    "{'a': 1}.diff({'a': 1, 'c': 1}).removedKeys() == ['c'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 2}).changedKeys() == ['a'].toSet()",
    "{'a': 1}.diff({'a': 1, 'c': 1}).unchangedKeys() == ['a'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 2, 'c': 3}).affectedKeys() == ['a', 'b', 'c'].toSet()",
    "{'a': 1, 'b': 2}.diff({'a': 2}).affectedKeys().hasOnly(['a', 'b'])",
    "{'a': 1}.diff({'a': 1}).affectedKeys().size() == 0",
  ],
  deny: ["{'a': 1}.diff({'a': 1.0}).changedKeys() == ['a'].toSet()"],
  error: ["{'a': 1}.diff([1]).addedKeys().size() == 0"],
  rejected: [],
};
