import type { Expression } from '../language/ast.ts';
import type { Site, Source } from '../language/source.ts';
import type { RulesValue } from '../language/values.ts';
import type { Evaluator, Frame } from './frame.ts';
import type { Tracer } from './run.ts';

/** Creates the site of an expression. */
export const siteOf = (node: Expression, source: Source): Site => {
  const { kind, start, end } = node;
  const operator = 'operator' in node ? node.operator : null;
  return { source, kind, operator, start, end, parts: [] };
};

/** The source text of a site, on one line. */
export const textOf = ({ source, start, end }: Site): string =>
  source.content.slice(start, end).replace(/\s+/g, ' ');

/** Evaluates an expression and reports it to the tracer. */
export const trace = (
  tracer: Tracer,
  site: Site,
  evaluator: Evaluator,
  frame: Frame,
): RulesValue => {
  tracer.enter(site);
  try {
    const value = evaluator(frame);
    tracer.leave(site, value);
    return value;
  } catch (error) {
    tracer.fail(site, error);
    throw error;
  }
};
