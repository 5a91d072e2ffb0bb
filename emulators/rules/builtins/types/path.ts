import { EvaluationError } from '../../language/errors.ts';
import { RulesPath, type RulesValue } from '../../language/values.ts';
import { type Builtins, builtin } from '../builtin.ts';

const placeholder = /^\{(\w+)(=\*\*)?\}$/;

/** The methods of paths. https://firebase.google.com/docs/reference/rules/rules.Path */
export const pathMethods: Builtins = {
  bind: builtin(['path', 'map'], (path, values) => {
    const names = path.segments.map((segment) => placeholder.exec(segment)?.[1]);
    const unknown = [...values.keys()].filter((key) => !names.includes(key));
    if (unknown.length > 0) throw new EvaluationError(`The path has no ${unknown.join()} to bind.`);
    return new RulesPath(path.segments.flatMap((segment) => fill(segment, values)));
  }),
};

const fill = (segment: string, values: ReadonlyMap<string, RulesValue>): readonly string[] => {
  const [, name, many] = placeholder.exec(segment) ?? [];
  const value = name === undefined ? undefined : values.get(name);
  if (value === undefined) return [segment];
  if (many === undefined && typeof value === 'string') return [value];
  if (many !== undefined && value instanceof RulesPath) return value.segments;
  throw new EvaluationError(`{${name}} takes a string, {${name}=**} a path.`);
};
