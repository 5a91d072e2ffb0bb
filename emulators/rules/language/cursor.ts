import type { Name, Span } from './ast.ts';
import { Lexer, type Token } from './lexer.ts';
import type { Source } from './source.ts';

/** Aborts the current declaration; the issue is already recorded. */
class ParseFailure extends Error {}

/** Deeper nesting could exhaust the stack. The compiler allows less. */
const maxDepth = 200;

const statementStarts = new Set(['allow', 'match', 'function', 'service']);

/** A cursor over the tokens of a file, with one token of lookahead. */
export class Cursor {
  readonly source: Source;
  token: Token;
  /** The end of the previous token. */
  previousEnd = 0;
  private readonly lexer: Lexer;
  private depth = 0;
  constructor(source: Source) {
    this.source = source;
    this.lexer = new Lexer(source);
    this.token = this.lexer.next();
  }

  at(text: string): boolean {
    return this.token.text === text;
  }

  get atEnd(): boolean {
    return this.token.kind === 'end';
  }

  advance(): Token {
    const token = this.token;
    this.previousEnd = token.end;
    this.token = this.lexer.next();
    return token;
  }

  accept(text: string): boolean {
    const found = this.at(text);
    if (found) this.advance();
    return found;
  }

  expect(text: string): Token {
    if (!this.at(text)) this.fail(`Unexpected '${this.token.text}', expecting '${text}'.`);
    return this.advance();
  }

  name(): Name {
    const { kind, text, start, end } = this.token;
    if (kind !== 'identifier') this.fail(`Unexpected '${text}', expecting a name.`);
    this.advance();
    return { text, start, end };
  }

  /** Whether the current slash is directly followed by a path segment. */
  get atPath(): boolean {
    return this.at('/') && this.lexer.startsSegment;
  }

  /** Whether another `/segment` follows without white space. */
  get pathContinues(): boolean {
    return this.atPath && this.token.start === this.previousEnd;
  }

  /** Consumes the current slash and the text after it; returns null when no text follows. */
  pathText(): Name | null {
    const start = this.token.end;
    const text = this.lexer.segment();
    if (text === null) this.advance();
    else this.token = { ...this.token, end: start + text.length };
    if (text !== null) this.advance();
    return text === null ? null : { text, start, end: start + text.length };
  }

  fail(description: string, span: Span = this.token): never {
    this.source.error(span, description);
    throw new ParseFailure();
  }

  /** Runs a recursive grammar rule, within the depth limit. */
  nested<T>(rule: () => T): T {
    if (this.depth >= maxDepth) this.fail('Expression is too complex to evaluate safely.');
    this.depth += 1;
    try {
      return rule();
    } finally {
      this.depth -= 1;
    }
  }

  /** Parses one declaration; after a failure, skips to the possible start of the next one. */
  recovering(declaration: () => void): void {
    const { start } = this.token;
    try {
      declaration();
    } catch (error) {
      if (!(error instanceof ParseFailure)) throw error;
      if (this.token.start === start && !this.at('}')) this.advance();
      this.skipDeclaration();
    }
  }

  private skipDeclaration(): void {
    let blocks = 0;
    while (
      !this.atEnd &&
      !(blocks === 0 && (this.at('}') || statementStarts.has(this.token.text)))
    ) {
      const { text } = this.advance();
      if (text === '{') blocks += 1;
      if (text === '}') blocks -= 1;
      if (text === ';' && blocks === 0) return;
    }
  }
}
