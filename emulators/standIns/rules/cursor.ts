import type { Name, Span } from './ast.ts';
import { Lexer, type Token } from './lexer.ts';
import type { Source } from './source.ts';

/** Leaves the declaration being parsed; the issue is already noted. */
export class ParseFailure extends Error {}

/** Nesting beyond this could exhaust the stack; Google's compiler draws the line here too. */
export const maxDepth = 100;

const statementStarts = new Set(['allow', 'match', 'function', 'service']);

/** A position in a file of tokens, one token ahead. */
export class Cursor {
  readonly source: Source;
  token: Token;
  /** Where the token before this one ended. */
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

  /** Whether the slash at hand has a path segment directly behind it. */
  get atPath(): boolean {
    return this.at('/') && this.lexer.startsSegment;
  }

  /** Whether a further `/segment` follows without white space. */
  get pathContinues(): boolean {
    return this.atPath && this.token.start === this.previousEnd;
  }

  /** Steps over the slash at hand and the text behind it; null where no text follows the slash. */
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

  /** Runs a rule of the grammar that can contain itself. */
  nested<T>(rule: () => T): T {
    if (this.depth >= maxDepth) this.fail('Expression is too complex to evaluate safely.');
    this.depth += 1;
    try {
      return rule();
    } finally {
      this.depth -= 1;
    }
  }

  /** Parses one declaration; after a failure, moves on to where the next one may begin. */
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
