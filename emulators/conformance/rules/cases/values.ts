import type { RuleCases } from './ruleCases.ts';

export const conversionCases: RuleCases = {
  reference: 'https://firebase.google.com/docs/reference/rules/rules.Integer',
  allow: [
    "int('1') == 1",
    "int('-12') == -12",
    'int(1.9) == 1',
    'int(-1.9) == -1',
    'int(99999999999999999999.0) == 9223372036854775807',
    "float('1.5') == 1.5",
    'float(1) is float',
    "bool('true')",
    "bool('False') == false",
    'bool(true)',
    "math.isNaN(float('NaN'))",
  ],
  deny: [],
  error: [
    "int('1.5') == 1",
    "int('x') == 1",
    "int('9223372036854775808') > 0",
    'int(true) == 1',
    'int(null) == 0',
    "float('x') == 1.0",
    'float(null) == 0.0',
    "bool('x') == false",
    'bool(1) == true',
  ],
  refused: ["bytes('a') == b'a'", 'int() == 1', 'int(1, 2) == 1'],
};

export const pathCases: RuleCases = {
  reference: 'https://firebase.google.com/docs/reference/rules/rules.Path',
  allow: [
    'resource.__name__ == /databases/(default)/documents/c/one',
    'resource.__name__ == /databases/$(database)/documents/c/$(id)',
    "resource.__name__ == path('/databases/(default)/documents/c/one')",
    'request.path == resource.__name__',
    "request.path[4] == 'one'",
    '(/a/b)[0:1] == /a',
    "path('a/b') == /a/b",
    "/a/b-c.d%20e == path('/a/b-c.d%20e')",
    '/a/$(1)/$(true) == /a/1/true',
    '/a/$(/b/c)/d == /a/b/c/d',
    "(/a/{b}).bind({'b': 'c'}) == /a/c",
    "(/a/{b=**}).bind({'b': /c/d}) == /a/c/d",
    "path('/a/{b}').bind({'b': 'c'}) == /a/c",
  ],
  deny: ["/a/$('x/y') == /a/x/y", '/a == /a/b', "/a == '/a'"],
  error: [
    "path('/a//b') == /a/b",
    "path('') is path",
    'path(/a) == /a',
    '(/a/b)[2] == "c"',
    '/a < /b',
    "(/a/{b}).bind({'c': 'd'}) == /a/d",
    "(/a/{b=**}).bind({'b': 'c/d'}) == /a/c/d",
    '/a/$([1]) == /a/1',
  ],
  refused: ['/ is path', '/a/b.size() == 2'],
};

export const mathCases: RuleCases = {
  reference: 'https://firebase.google.com/docs/reference/rules/rules.math',
  allow: [
    'math.abs(-1) == 1',
    'math.abs(-1.5) == 1.5',
    'math.ceil(1.2) == 2',
    'math.ceil(1.2) is int',
    'math.floor(-1.2) == -2',
    'math.round(2.5) == 3',
    'math.round(0.0 / 0) == 0',
    'math.round(-2.5) == -2',
    'math.sqrt(4) == 2.0',
    'math.isNaN(math.sqrt(-1))',
    'math.pow(2, 3) == 8.0',
    'math.pow(2, 3) is float',
    'math.isInfinite(1.0 / 0)',
  ],
  deny: ['math.isNaN(1)', 'math.isInfinite(1)'],
  error: ["math.abs('a') == 1", 'math.abs(-9223372036854775808) > 0'],
  refused: ['math.foo(1)', 'abs(1) == 1', 'math.abs() == 1'],
};

export const latlngCases: RuleCases = {
  reference: 'https://firebase.google.com/docs/reference/rules/rules.latlng',
  allow: [
    'resource.data.place == latlng.value(1, 2)',
    'resource.data.place.latitude() == 1.0',
    'resource.data.place.longitude() == 2.0',
    'resource.data.place.distance(latlng.value(1, 2)) == 0.0',
    'latlng.value(0, 0).distance(latlng.value(0, 1)) > 111000.0',
    'latlng.value(0, 0).distance(latlng.value(0, 1)) < 111300.0',
  ],
  deny: ['latlng.value(1, 2) == latlng.value(2, 1)'],
  error: ['latlng.value(91, 0) is latlng', 'latlng.value(0, -181) is latlng'],
  refused: [],
};
