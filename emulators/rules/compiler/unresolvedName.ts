import type { Name } from '../language/ast.ts';
import { EvaluationError } from '../language/errors.ts';
import type { Source } from '../language/source.ts';
import type { Evaluator } from '../runtime/frame.ts';

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
