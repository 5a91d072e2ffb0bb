import type { Expression, Span } from './ast.ts';
import type { Issue, Position } from './errors.ts';

/**
 * The source location of an expression, for coverage and explanations, with those of its parts
 * except literals. A block is the `let` bindings of a function with the returned expression.
 */
export interface Site extends Span {
  readonly source: Source;
  readonly kind: Expression['kind'] | 'block';
  /** The operator of a unary or binary expression. */
  readonly operator: string | null;
  readonly parts: Site[];
}

/** One rules file with the issues and sites that the compiler found. */
export class Source {
  readonly name: string;
  readonly content: string;
  readonly issues: Issue[] = [];
  /** The conditions and functions compiled so far. */
  readonly sites: Site[] = [];
  private readonly lineStarts: number[];
  constructor(name: string, content: string) {
    this.name = name;
    this.content = content;
    this.lineStarts = [0, ...Array.from(content.matchAll(/\n/g), ({ index }) => index + 1)];
  }

  /** Whether there are errors. */
  get failed(): boolean {
    return this.issues.some(({ severity }) => severity === 'ERROR');
  }

  /** Adds an error: the rules will not load. */
  error(span: Span, description: string): void {
    const last = this.issues.at(-1);
    // Every block that is open at the end of the file reports the same error.
    if (last?.currentOffset === span.start && last.description === description) return;
    this.issues.push(this.issue(span, description, 'ERROR'));
  }

  /** Adds a warning: the rules still load. */
  warn(span: Span, description: string): void {
    this.issues.push(this.issue(span, description, 'WARNING'));
  }

  /** Adds an issue of the whole file. */
  note(severity: Issue['severity'], description: string): void {
    const nowhere = { line: 0, column: 0, currentOffset: 0, endOffset: 0 };
    this.issues.push({ fileName: this.name, ...nowhere, description, severity });
  }

  /** The line of an offset, starting at 1. */
  lineOf(offset: number): number {
    const next = this.lineStarts.findIndex((start) => start > offset);
    return next === -1 ? this.lineStarts.length : next;
  }

  /** The position of a span, for issues and coverage reports. */
  positionOf({ start, end }: Span): Position {
    const line = this.lineOf(start);
    const column = start - (this.lineStarts[line - 1] as number) + 1;
    return { line, column, currentOffset: start, endOffset: Math.max(start, end - 1) };
  }

  private issue(span: Span, description: string, severity: Issue['severity']): Issue {
    return { fileName: this.name, ...this.positionOf(span), description, severity };
  }
}
