import { describe, expect, it } from 'vitest';
import { Lexer, literalValue, type Token } from './lexer.ts';
import { Source } from './source.ts';

const tokens = (content: string): { source: Source; read: Token[] } => {
  const source = new Source('test.rules', content);
  const lexer = new Lexer(source);
  const read: Token[] = [];
  do read.push(lexer.next());
  while (read.at(-1)?.kind !== 'end');
  return { source, read };
};

const kinds = (content: string) => tokens(content).read.map(({ kind, text }) => `${kind} ${text}`);
const literal = (content: string) => {
  const { source, read } = tokens(content);
  return literalValue(read[0] as Token, source);
};

describe('Lexer', () => {
  it('recognizes all kinds of tokens', () => {
    expect(kinds(`a_1 12 1.5 .5 1. 'x' b"y" <= ** =`)).toEqual([
      ...['identifier a_1', 'int 12', 'float 1.5', 'float .5', 'float 1.', `string 'x'`],
      ...[`bytes b"y"`, 'symbol <=', 'symbol **', 'symbol =', 'end <EOF>'],
    ]);
  });

  it('skips white space and comments', () => {
    expect(kinds('a // b\n /* c\n */ d')).toEqual(['identifier a', 'identifier d', 'end <EOF>']);
  });

  it('reports the position of each token', () => {
    expect(tokens('a  bc').read.map(({ start, end }) => [start, end])).toEqual([
      [0, 1],
      [3, 5],
      [5, 5],
    ]);
  });

  it('reports invalid characters and continues', () => {
    const { source, read } = tokens('a # 😀 b');
    expect(read.map(({ text }) => text)).toEqual(['a', 'b', '<EOF>']);
    expect(source.issues.map(({ column, description }) => [column, description])).toEqual([
      [3, "Unexpected '#'."],
      [5, "Unexpected '😀'."],
    ]);
  });

  it('ends an unclosed string at the end of its line', () => {
    const { source, read } = tokens("'a b\nc");
    expect(read.map(({ kind }) => kind)).toEqual(['string', 'identifier', 'end']);
    expect(source.issues.map(({ description }) => description)).toEqual(["Missing a closing '"]);
  });

  it('reads a path segment at the current offset', () => {
    const lexer = new Lexer(new Source('test.rules', '/a-b.c%20é/(default) /'));
    lexer.next();
    expect(lexer.segment()).toBe('a-b.c%20é');
    lexer.next();
    expect(lexer.segment()).toBe('(default)');
    lexer.next();
    expect(lexer.segment()).toBeNull();
  });
});

describe('literalValue', () => {
  it.each([
    [String.raw`'a\'b"'`, `a'b"`],
    [String.raw`"a\"b"`, `a"b`],
    [String.raw`'\n\t\\'`, '\n\t\\'],
    [String.raw`'\u0041\x42\103'`, 'ABC'],
  ])('%s', (content, value) => {
    expect(literal(content)).toBe(value);
  });

  it.each([
    [String.raw`b'\xff\377'`, [255, 255]],
    ["b'é'", [195, 169]],
    [String.raw`b'\u20ac'`, [226, 130, 172]],
  ])('%s', (content, bytes) => {
    expect(literal(content)).toEqual(Uint8Array.from(bytes));
  });

  it('reports an unknown escape', () => {
    const { source, read } = tokens(String.raw`'\q'`);
    literalValue(read[0] as Token, source);
    expect(source.issues[0]).toMatchObject({
      line: 1,
      column: 1,
      description: String.raw`Invalid escape sequence \q.`,
    });
  });
});
