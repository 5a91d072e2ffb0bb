import type { Name } from './ast.ts';
import { EvaluationError } from './errors.ts';
import type { Evaluator } from './frame.ts';
import type { Source } from './source.ts';

/**
 * Compiles an unresolved name. As in Google's compiler it is only a warning: the rules load, and an
 * expression that evaluates the name has no value.
 */
export const compileUnresolvedName = (
  kind: 'variable' | 'function',
  name: Name,
  source: Source,
): Evaluator => {
  const description = `Invalid ${kind} name: ${name.text}.`;
  source.warn(name, description);
  const message =
    kind === 'function' ? `Function not found error: Name: [${name.text}].` : description;
  return () => {
    throw new EvaluationError(message);
  };
};
