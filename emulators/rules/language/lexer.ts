import { bytesValue, type Quoted, stringValue } from './escapes.ts';
import type { Source } from './source.ts';

/** The kinds of tokens; keywords are identifiers. */
type TokenKind = 'identifier' | 'int' | 'float' | 'string' | 'bytes' | 'symbol' | 'end';

/** A token at the offsets start to end (exclusive). */
export interface Token {
  kind: TokenKind;
  /** The source text; for a string or bytes literal, including the quotes. */
  text: string;
  start: number;
  end: number;
}

const trivia = /\s+|\/\/[^\n]*|\/\*.*?\*\//sy;
const patterns: readonly [TokenKind, RegExp][] = [
  ['bytes', /b(?:'(?:[^'\\\n]|\\[^\n])*'|"(?:[^"\\\n]|\\[^\n])*")/y],
  ['identifier', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['float', /\d+\.\d*|\.\d+/y],
  ['int', /\d+/y],
  ['string', /'(?:[^'\\\n]|\\[^\n])*'|"(?:[^"\\\n]|\\[^\n])*"/y],
  ['symbol', /&&|\|\||==|!=|<=|>=|\+\+|--|\*\*|[<>+\-*/%!?:.,;(){}[\]=$]/y],
];

const segment = /(?:[\p{L}\p{N}_.~%@+-]|\(default\))+/uy;

/** Splits a file into tokens, and reads path segments for the parser. */
export class Lexer {
  readonly source: Source;
  private offset = 0;
  constructor(source: Source) {
    this.source = source;
  }

  /** The next token. Invalid characters are recorded as issues and skipped. */
  next(): Token {
    for (;;) {
      while (this.match(trivia) !== null);
      const token = this.read() ?? this.skipUnknown();
      if (token !== null) return token;
    }
  }

  /** The path segment at the current offset; null when there is none. */
  segment(): string | null {
    return this.match(segment);
  }

  /** The character at the current offset. */
  get following(): string {
    return this.source.content.charAt(this.offset);
  }

  /** Whether the text at the current offset can continue a path after its slash. */
  get startsSegment(): boolean {
    segment.lastIndex = this.offset;
    return /[{$]/.test(this.following) || segment.test(this.source.content);
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.offset;
    const text = pattern.exec(this.source.content)?.[0] ?? null;
    this.offset += text?.length ?? 0;
    return text;
  }

  private read(): Token | null {
    const start = this.offset;
    if (this.following === '') return { kind: 'end', text: '<EOF>', start, end: start };
    for (const [kind, pattern] of patterns) {
      const text = this.match(pattern);
      if (text !== null) return { kind, text, start, end: this.offset };
    }
    return null;
  }

  /**
   * Skips one character, or the rest of the line after an unclosed quote, which still counts as a
   * string.
   */
  private skipUnknown(): Token | null {
    const start = this.offset;
    const quote = /['"]/.exec(this.following)?.[0];
    const skipped = this.match(quote ? /[^\n]*/y : /./suy);
    const description = quote ? `Missing a closing ${quote}` : `Unexpected '${skipped}'.`;
    this.source.error({ start, end: start + 1 }, description);
    return quote ? { kind: 'string', text: quote + quote, start, end: this.offset } : null;
  }
}

/** The value of a string or bytes token; an unknown escape is recorded as an issue. */
export const literalValue = (token: Token, source: Source): string | Uint8Array => {
  const quoted: Quoted = {
    body: token.text.slice(token.kind === 'bytes' ? 2 : 1, -1),
    onInvalid: (sequence) => source.error(token, `Invalid escape sequence ${sequence}.`),
  };
  return token.kind === 'bytes' ? bytesValue(quoted) : stringValue(quoted);
};
