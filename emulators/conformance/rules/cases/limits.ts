import type { RuleCases } from './ruleCases.ts';

/** An operand, and as many times an operator with another operand. */
const chain = (operators: number, operator: string, operand: string) =>
  Array(operators + 1)
    .fill(operand)
    .join(` ${operator} `);

const around = (count: number, open: string, inner: string, close = '') =>
  open.repeat(count) + inner + close.repeat(count);

/** Evaluates an expression a number of times. Four expressions are evaluated besides. */
const repeated = (expression: string, times: number) =>
  `[${Array(times).fill(expression).join(',')}].size() > 0`;

/** How often an expression can be evaluated, which tells how many it counts as. */
const maxRepeats: readonly [expression: string, times: number][] = [
  ['1', 996],
  ['true && true', 249],
  ['false && true', 498],
  ['false || true', 249],
  ['true || true', 498],
  ['true ? 1 : 2', 249],
  ['1 is int', 332],
  ['/a/b', 332],
  ['request.auth.uid', 332],
  ['1 in [1]', 249],
];

export const limitCases: RuleCases = {
  reference:
    'https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits',
  allow: [
    chain(98, '&&', 'true'),
    `${chain(96, '||', '1 == 2')} || true`,
    chain(97, '&&', "request.auth.uid == 'alice'"),
    `${chain(97, '+', '1')} == 98`,
    around(98, '(', 'true', ')'),
    around(98, '!', 'true'),
    around(98, 'true ? true : ', 'true'),
    `'a'${'.lower()'.repeat(300)} == 'a'`,
    ...maxRepeats.map(([expression, times]) => repeated(expression, times)),
  ],
  deny: [],
  error: maxRepeats.map(([expression, times]) => repeated(expression, times + 1)),
  rejected: [
    chain(99, '&&', 'true'),
    chain(98, '&&', "request.auth.uid == 'alice'"),
    `${chain(98, '+', '1')} == 99`,
    around(99, '(', 'true', ')'),
    around(99, '!', 'true'),
    around(50, '(true && ', 'true', ')'),
  ],
};
