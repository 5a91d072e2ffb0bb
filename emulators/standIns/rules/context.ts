import type { Expression } from './ast.ts';
import type { Evaluator } from './frame.ts';
import type { FunctionSymbol, Scope } from './scope.ts';
import type { Site, Source } from './source.ts';

/** What surrounds an expression in the rules. */
export interface ExpressionContext {
  source: Source;
  service: string;
  scope: Scope;
  /** The function whose body it is in, if any. */
  caller: FunctionSymbol | null;
  /** Where its site is to be listed. */
  sites: Site[];
}

/** What an expression's compilation needs: its surroundings, and how to compile its parts. */
export interface Context extends ExpressionContext {
  compile(part: Expression): Evaluator;
}
