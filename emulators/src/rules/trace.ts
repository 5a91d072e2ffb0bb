import type { Expression, Span } from './ast.ts';
import type { Evaluator, Frame } from './frame.ts';
import type { Source } from './source.ts';
import type { RulesValue } from './values.ts';

/**
 * An expression as coverage and explanations refer to it: its place in the rules, and its parts but
 * for literals, which say nothing that the rules do not. A block is the `let` bindings of a function
 * with what it returns.
 */
export interface Site extends Span {
  readonly source: Source;
  readonly kind: Expression['kind'] | 'block';
  /** Of a unary or binary expression. */
  readonly operator: string | null;
  readonly parts: Site[];
}

/** Is told of the expressions of an evaluation, each within those that needed it. */
export interface Tracer {
  enter(site: Site): void;
  /** The last one entered has this value. */
  leave(site: Site, value: RulesValue): void;
  /** The last one entered has none. */
  fail(site: Site, error: unknown): void;
}

/** The site of an expression. */
export function siteOf(node: Expression, source: Source): Site {
  const { kind, start, end } = node;
  const operator = 'operator' in node ? node.operator : null;
  return { source, kind, operator, start, end, parts: [] };
}

/** The text of a site, on one line. */
export function textOf({ source, start, end }: Site): string {
  return source.content.slice(start, end).replace(/\s+/g, ' ');
}

/** Evaluates, and tells the tracer. */
export function trace(tracer: Tracer, site: Site, evaluator: Evaluator, frame: Frame): RulesValue {
  tracer.enter(site);
  try {
    const value = evaluator(frame);
    tracer.leave(site, value);
    return value;
  } catch (error) {
    tracer.fail(site, error);
    throw error;
  }
}
