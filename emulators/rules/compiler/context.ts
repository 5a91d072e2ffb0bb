import type { Expression } from '../language/ast.ts';
import type { Site, Source } from '../language/source.ts';
import type { Evaluator } from '../runtime/frame.ts';
import type { FunctionSymbol, Scope } from './scope.ts';

/** The context of an expression in the rules. */
export interface ExpressionContext {
  source: Source;
  service: string;
  scope: Scope;
  /** The function that contains it, if any. */
  caller: FunctionSymbol | null;
  /** The list that receives its site. */
  sites: Site[];
}

/** The input of compiling an expression: its context, and a function that compiles its parts. */
export interface Context extends ExpressionContext {
  compile(part: Expression): Evaluator;
}
