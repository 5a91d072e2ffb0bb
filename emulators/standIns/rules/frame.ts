import type { Run } from './run.ts';
import type { RulesPath, RulesValue } from './values.ts';

/** An expression, compiled. Throws when it has no value for this request. */
export type Evaluator = (frame: Frame) => RulesValue;

/** What a wildcard of a match path stands for; null if it could be anything. */
export type Wildcard = string | RulesPath | null;

/** What the names in an expression stand for at one moment. */
export interface Frame {
  readonly run: Run;
  /** The wildcards of the match statements around it, outermost first; null if it could be any. */
  readonly wildcards: readonly Wildcard[];
  /** Of the function call it belongs to: arguments, then `let` bindings. */
  readonly locals: readonly Lazy[];
}

/**
 * A value computed when first asked for. Arguments and `let` bindings are: one that fails harms only
 * what uses it, as in Google's emulator.
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
