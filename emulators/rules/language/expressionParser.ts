import type { BinaryOperator, Expression, Span, TestableType } from './ast.ts';
import type { Cursor } from './cursor.ts';
import { literalValue } from './lexer.ts';
import { parsePathLiteral } from './pathParser.ts';

/**
 * The binary operators by precedence, lowest first, as documented. In Google's emulator 1.19.9,
 * `==` binds tighter than `in` and `is`.
 * https://firebase.google.com/docs/rules/rules-language#building_conditions
 */
const precedence: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

const testableTypes = new Set<string>([
  ...['bool', 'bytes', 'duration', 'float', 'int', 'latlng', 'list', 'map', 'map_diff', 'number'],
  ...['path', 'set', 'string', 'timestamp'],
]);

const constants: Readonly<Record<string, boolean | null>> = {
  true: true,
  false: false,
  null: null,
};

const keywords = new Set('if let return function match allow service in is'.split(' '));
const maxInt = 2n ** 63n - 1n;

/** Parses one expression at the cursor. */
export const parseExpression = (cursor: Cursor): Expression =>
  cursor.nested(() => {
    const condition = parseBinary(cursor, 0);
    if (!cursor.accept('?')) return condition;
    const consequent = parseExpression(cursor);
    cursor.expect(':');
    const alternate = parseExpression(cursor);
    return { kind: 'conditional', condition, consequent, alternate, ...from(cursor, condition) };
  });

const from = (cursor: Cursor, { start }: { start: number }): Span => ({
  start,
  end: cursor.previousEnd,
});

const parseBinary = (cursor: Cursor, level: number): Expression => {
  const operators = precedence[level];
  if (operators === undefined) return parseUnary(cursor);
  const parseOperand = (operator: string, operand: Expression): Expression => {
    const right = parseBinary(cursor, level + 1);
    const span = from(cursor, operand);
    return { kind: 'binary', operator: operator as BinaryOperator, left: operand, right, ...span };
  };
  let left = parseBinary(cursor, level + 1);
  while (operators.includes(cursor.token.text)) {
    rejectPathAsDivisor(cursor);
    const operator = cursor.advance().text;
    left = operator === 'is' ? parseTypeTest(cursor, left) : parseOperand(operator, left);
  }
  return left;
};

/** `4/2` is parsed as a number and the path `/2`, as in Google's compiler. */
const rejectPathAsDivisor = (cursor: Cursor): void => {
  if (cursor.atPath) cursor.fail("A path cannot stand here; write '/ ' with a space to divide.");
};

const parseTypeTest = (cursor: Cursor, operand: Expression): Expression => {
  const type = cursor.name();
  if (!testableTypes.has(type.text)) {
    const types = [...testableTypes].join();
    cursor.fail(`Unknown type ${type.text} after 'is'. Expected one of ${types}.`, type);
  }
  const span = from(cursor, operand);
  return { kind: 'typeTest', operand, type: type.text as TestableType, ...span };
};

const parseUnary = (cursor: Cursor): Expression => {
  if (!cursor.at('!') && !cursor.at('-')) return parsePostfix(cursor);
  return cursor.nested(() => {
    const { text, start } = cursor.advance();
    if (text === '-' && cursor.token.kind === 'int') return parseInt64(cursor, start, -1n);
    const operand = parseUnary(cursor);
    return { kind: 'unary', operator: text as '!' | '-', operand, ...from(cursor, { start }) };
  });
};

const parsePostfix = (cursor: Cursor): Expression => {
  let target = parsePrimary(cursor);
  for (;;) {
    if (cursor.accept('.')) target = parseMember(cursor, target);
    else if (cursor.accept('[')) target = parseIndex(cursor, target);
    else return target;
  }
};

const parseMember = (cursor: Cursor, target: Expression): Expression => {
  const name = cursor.name();
  if (!cursor.accept('(')) {
    return { kind: 'member', target, name: name.text, ...from(cursor, target) };
  }
  const args = parseArguments(cursor);
  return { kind: 'methodCall', target, name, arguments: args, ...from(cursor, target) };
};

const parseIndex = (cursor: Cursor, target: Expression): Expression => {
  const first = cursor.at(':') ? null : parseExpression(cursor);
  if (first !== null && cursor.accept(']')) {
    return { kind: 'index', target, index: first, ...from(cursor, target) };
  }
  cursor.expect(':');
  const to = cursor.at(']') ? null : parseExpression(cursor);
  cursor.expect(']');
  return { kind: 'range', target, from: first, to, ...from(cursor, target) };
};

/** The rest of `(a, b)`. */
const parseArguments = (cursor: Cursor): Expression[] => {
  const args: Expression[] = [];
  if (cursor.accept(')')) return args;
  do args.push(parseExpression(cursor));
  while (cursor.accept(','));
  cursor.expect(')');
  return args;
};

const parsePrimary = (cursor: Cursor): Expression => {
  const { kind, text, start } = cursor.token;
  if (kind === 'identifier') return parseWord(cursor);
  if (kind === 'int') return parseInt64(cursor, start, 1n);
  if (kind === 'float' || kind === 'string' || kind === 'bytes') return parseLiteral(cursor);
  if (text === '(') return parseGroup(cursor);
  if (text === '[') return parseList(cursor);
  if (text === '{') return parseMap(cursor);
  if (cursor.atPath) return parsePathLiteral(cursor, parseExpression);
  return cursor.fail(`Unexpected '${text}'.`);
};

const parseWord = (cursor: Cursor): Expression => {
  const { text, start, end } = cursor.token;
  if (keywords.has(text)) cursor.fail(`Unexpected '${text}'.`);
  cursor.advance();
  const value = Object.hasOwn(constants, text) ? constants[text] : undefined;
  if (value !== undefined) return { kind: 'literal', value, start, end };
  if (!cursor.accept('(')) return { kind: 'identifier', name: text, start, end };
  const args = parseArguments(cursor);
  const name = { text, start, end };
  return { kind: 'call', name, arguments: args, ...from(cursor, { start }) };
};

const parseInt64 = (cursor: Cursor, start: number, sign: bigint): Expression => {
  const { text, end } = cursor.token;
  const value = sign * BigInt(text);
  if (value > maxInt || value < -maxInt - 1n) cursor.fail(`Invalid number literal ${text}.`);
  cursor.advance();
  return { kind: 'literal', value, start, end };
};

const parseLiteral = (cursor: Cursor): Expression => {
  const token = cursor.advance();
  const { start, end } = token;
  const value = token.kind === 'float' ? Number(token.text) : literalValue(token, cursor.source);
  return { kind: 'literal', value, start, end };
};

const parseGroup = (cursor: Cursor): Expression => {
  const { start } = cursor.advance();
  const inner = parseExpression(cursor);
  cursor.expect(')');
  return { ...inner, groups: (inner.groups ?? 0) + 1, ...from(cursor, { start }) };
};

const parseList = (cursor: Cursor): Expression => {
  const { start } = cursor.advance();
  const elements: Expression[] = [];
  while (!cursor.at(']')) {
    elements.push(parseExpression(cursor));
    if (!cursor.accept(',')) break;
  }
  cursor.expect(']');
  return { kind: 'list', elements, ...from(cursor, { start }) };
};

const parseMap = (cursor: Cursor): Expression => {
  const { start } = cursor.advance();
  const entries: [Expression, Expression][] = [];
  while (!cursor.at('}')) {
    const key = parseExpression(cursor);
    cursor.expect(':');
    entries.push([key, parseExpression(cursor)]);
    if (!cursor.accept(',')) break;
  }
  cursor.expect('}');
  return { kind: 'map', entries, ...from(cursor, { start }) };
};
