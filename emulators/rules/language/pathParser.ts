import type { Expression, PathLiteral, Pattern } from './ast.ts';
import type { Cursor } from './cursor.ts';

/** Parses `/users/$(uid)`. `{name}` stays literal, for `bind` to replace. */
export const parsePathLiteral = (
  cursor: Cursor,
  parseExpression: (cursor: Cursor) => Expression,
): PathLiteral => {
  const { start } = cursor.token;
  const segments: (string | Expression)[] = [];
  do {
    const text = cursor.pathText()?.text;
    segments.push(text ?? parseInsertion(cursor, parseExpression));
  } while (cursor.pathContinues);
  return { kind: 'path', segments, start, end: cursor.previousEnd };
};

const parseInsertion = (
  cursor: Cursor,
  parseExpression: (cursor: Cursor) => Expression,
): string | Expression => {
  if (cursor.at('{')) return placeholder(parseWildcard(cursor));
  cursor.expect('$');
  cursor.expect('(');
  const inserted = parseExpression(cursor);
  cursor.expect(')');
  return inserted;
};

const placeholder = (pattern: Pattern) =>
  pattern.kind === 'text'
    ? pattern.text
    : `{${pattern.name}${pattern.kind === 'many' ? '=**' : ''}}`;

/** Parses the path of a match statement. */
export const parsePattern = (cursor: Cursor): Pattern[] => {
  if (!cursor.atPath) cursor.fail(`Unexpected '${cursor.token.text}', expecting a path.`);
  const pattern: Pattern[] = [];
  do {
    const segment = cursor.pathText();
    pattern.push(segment === null ? parseWildcard(cursor) : { kind: 'text', ...segment });
  } while (cursor.pathContinues);
  return pattern;
};

/** Parses `{name}`, the equivalent `{name=*}`, or `{name=**}`. */
const parseWildcard = (cursor: Cursor): Pattern => {
  const { start } = cursor.expect('{');
  const name = cursor.name().text;
  const kind = parseMultiplicity(cursor);
  const { end } = cursor.expect('}');
  return { kind, name, start, end };
};

const parseMultiplicity = (cursor: Cursor): 'one' | 'many' => {
  if (!cursor.accept('=') || cursor.accept('*')) return 'one';
  cursor.expect('**');
  return 'many';
};
