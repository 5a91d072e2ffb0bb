import { bytesValue, type Quoted, stringValue } from './escapes.ts';
import type { Source } from './source.ts';

/** What a token is; the words of the language are identifiers. */
export type TokenKind = 'identifier' | 'int' | 'float' | 'string' | 'bytes' | 'symbol' | 'end';

/** A piece of the text, at the offsets start to end (exclusive). */
export interface Token {
  kind: TokenKind;
  /** As written; of a string or bytes literal, its source with the quotes. */
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

/** Reads one file token by token, and path segments where the parser asks for them. */
export class Lexer {
  readonly source: Source;
  private offset = 0;
  constructor(source: Source) {
    this.source = source;
  }

  /** The next token. What is no token is noted as an issue and skipped. */
  next(): Token {
    for (;;) {
      while (this.match(trivia) !== null);
      const token = this.read() ?? this.skipUnknown();
      if (token !== null) return token;
    }
  }

  /** The path segment right here, before any white space; null when there is none. */
  segment(): string | null {
    return this.match(segment);
  }

  /** The character right here, before any white space. */
  get following(): string {
    return this.source.content.charAt(this.offset);
  }

  /** Whether what is right here could continue a path after its slash. */
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

  /** Skips one character, or the line after a quote that is not closed: that is still a string. */
  private skipUnknown(): Token | null {
    const start = this.offset;
    const quote = /['"]/.exec(this.following)?.[0];
    const skipped = this.match(quote ? /[^\n]*/y : /./suy);
    const description = quote ? `Missing a closing ${quote}` : `Unexpected '${skipped}'.`;
    this.source.error({ start, end: start + 1 }, description);
    return quote ? { kind: 'string', text: quote + quote, start, end: this.offset } : null;
  }
}

/** The value of a string or bytes token; an unknown escape is noted as an issue. */
export const literalValue = (token: Token, source: Source): string | Uint8Array => {
  const quoted: Quoted = {
    body: token.text.slice(token.kind === 'bytes' ? 2 : 1, -1),
    onInvalid: (sequence) => source.error(token, `Invalid escape sequence ${sequence}.`),
  };
  return token.kind === 'bytes' ? bytesValue(quoted) : stringValue(quoted);
};
