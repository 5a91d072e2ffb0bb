import { describe, expect, it } from 'vitest';
import { Cursor } from '../language/cursor.ts';
import { parseExpression } from '../language/expressionParser.ts';
import { Source } from '../language/source.ts';
import { RulesPath, type RulesValue } from '../language/values.ts';
import { DocumentCache } from '../runtime/documentCache.ts';
import { Run } from '../runtime/run.ts';
import { compileExpression } from './expressionCompiler.ts';
import { Scope } from './scope.ts';

const compile = (content: string) => {
  const source = new Source('test.rules', content);
  const scope = new Scope(null, ['id']);
  const context = { source, service: 'cloud.firestore', scope, caller: null, sites: [] };
  const evaluator = compileExpression(parseExpression(new Cursor(source)), context);
  return { source, evaluator };
};

const evaluate = (content: string): RulesValue => {
  const { source, evaluator } = compile(content);
  expect(source.failed).toBe(false);
  const request = new Map<string, RulesValue>([['auth', null]]);
  const run = new Run(
    { path: '/', request, resource: null, documents: new DocumentCache(), lookup: () => null },
    null,
  );
  return evaluator({ run, wildcards: ['one'], locals: [] });
};

describe('compileExpression', () => {
  it.each<[string, RulesValue]>([
    ['1 + 2', 3n],
    ["[1, 'a', [null]]", [1n, 'a', [null]]],
    [
      "{'a': 1, 'b': {}}",
      new Map<string, RulesValue>([
        ['a', 1n],
        ['b', new Map()],
      ]),
    ],
    ['id', 'one'],
    ['request', new Map([['auth', null]])],
    ['resource', null],
    ['/a/$(id)/$(/b/c)/$(1)', RulesPath.of('/a/one/b/c/1')],
    ["'abc'[1:]", 'bc'],
    ["'a' in ['a'] ? 1 : 2", 1n],
    ["'ab'.upper()", 'AB'],
    ['math.abs(-2)', 2n],
    ['id is string', true],
    ['!(1 == 2)', true],
    ['true || request.auth.uid == 1', true],
    ['request.auth.uid == 1 && false', false],
  ])('%s', (content, value) => {
    expect(evaluate(content)).toEqual(value);
  });

  it.each([
    ['request.auth.uid', 'Null value error.'],
    ['request.nope', 'Property nope is undefined on object.'],
    ['1 && true', 'Type error. Received: [int] Expected: [bool].'],
    ['request.auth.uid == 1 && true', 'Null value error.'],
    ['id.keys()', 'Function not found error: Name: [keys].'],
    ['get(id)', 'Received: get(string). Expected: get(path).'],
    ['{1: 2}', 'The keys of a map are strings.'],
  ])('%s has no value', (content, message) => {
    expect(() => evaluate(content)).toThrow(message);
  });

  it.each([
    ['math.abs()', 6, 'Incorrect number of arguments supplied to function: math.abs.'],
    ['id.size(1)', 4, 'Incorrect number of arguments supplied to function: size.'],
    ["id.matches('(')", 12, 'Invalid regular expression pattern. Pattern: (.'],
  ])('%s is an error', (content, column, description) => {
    const [issue] = compile(content).source.issues;
    expect(issue).toMatchObject({ line: 1, column, description, severity: 'ERROR' });
  });

  it.each([
    ['  nope', 3, 'Invalid variable name: nope.'],
    ['1 + nope()', 5, 'Invalid function name: nope.'],
    ['id.nope()', 4, 'Invalid function name: nope.'],
    ['math.nope()', 6, 'Invalid function name: math.nope.'],
    ['firestore.x', 1, 'Invalid variable name: firestore.'],
    ['constructor', 1, 'Invalid variable name: constructor.'],
    ['toString()', 1, 'Invalid function name: toString.'],
  ])('%s is a warning, and has no value', (content, column, description) => {
    const [issue] = compile(content).source.issues;
    expect(issue).toMatchObject({ line: 1, column, description, severity: 'WARNING' });
    const message = description.replace(/Invalid function name: (.+)\./, 'Name: [$1].');
    expect(() => evaluate(content)).toThrow(message);
  });
});
