import type { RulesPath, RulesValue } from '../language/values.ts';
import type { Run } from './run.ts';

/** A compiled expression. Throws an EvaluationError when it has no value for the request. */
export type Evaluator = (frame: Frame) => RulesValue;

/** The value of a wildcard in a match path; null when it is unknown. */
export type Wildcard = string | RulesPath | null;

/** A stack frame: the values of the names in an expression. */
export interface Frame {
  readonly run: Run;
  /** The wildcards of the enclosing match statements, outermost first; null when unknown. */
  readonly wildcards: readonly Wildcard[];
  /** The arguments of the current function call, then its `let` bindings. */
  readonly locals: readonly Lazy[];
}

/**
 * A value computed on first use: an argument or a `let` binding. As in Google's emulator, one that
 * fails affects only the expressions that use it.
 */
export class Lazy {
  private readonly evaluator: Evaluator;
  private readonly frame: Frame;
  private value: RulesValue | undefined;
  constructor(evaluator: Evaluator, frame: Frame) {
    this.evaluator = evaluator;
    this.frame = frame;
  }

  force(): RulesValue {
    if (this.value === undefined) this.value = this.evaluator(this.frame);
    return this.value;
  }
}
