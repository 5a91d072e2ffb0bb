import { toText } from '../builtins/conversions.ts';
import type {
  Binary,
  Conditional,
  Expression,
  Identifier,
  Index,
  ListLiteral,
  Literal,
  MapLiteral,
  Member,
  PathLiteral,
  Range,
  TypeTest,
  Unary,
} from '../language/ast.ts';
import { EvaluationError } from '../language/errors.ts';
import { RulesPath, type RulesValue } from '../language/values.ts';
import type { Evaluator, Frame } from '../runtime/frame.ts';
import { siteOf, trace } from '../runtime/trace.ts';
import { compileCall, compileMethodCall } from './calls.ts';
import type { Context, ExpressionContext } from './context.ts';
import { binaryOperations, hasType, toBoolean, unaryOperations } from './operators/operators.ts';
import { elementAt, memberOf, slice } from './operators/subscripts.ts';
import { compileUnresolvedName } from './unresolvedName.ts';

/** The limit of Google's compiler for levels, observed in its emulator 1.19.9. */
const maxLevels = 99;

/**
 * A chain of members of any length is one level, but takes as much of the stack as one of levels.
 */
const maxFrames = 600;

/** How deep an expression is nested: in levels that Google's compiler counts, and in calls. */
interface Depth {
  levels: number;
  frames: number;
}

/**
 * The depth of a part. A target, as in `target.name` or `target[0]`, has the level of the whole.
 */
const depthOf = (part: Expression, whole: Expression, { levels, frames }: Depth): Depth => {
  const isTarget = 'target' in whole && whole.target === part;
  return { levels: levels + (isTarget ? 0 : 1) + (part.groups ?? 0), frames: frames + 1 };
};

/** Compiles an expression and records its site. Adds issues to the source. */
export const compileExpression = (
  expression: Expression,
  surroundings: ExpressionContext,
  depth: Depth = { levels: 1 + (expression.groups ?? 0), frames: 1 },
): Evaluator => {
  const { source, sites } = surroundings;
  if (depth.levels > maxLevels || depth.frames > maxFrames) {
    source.error(expression, 'Expression is too complex to evaluate safely.');
    return () => null;
  }
  if (expression.kind === 'literal') return counted(compileLiteral(expression));
  const site = siteOf(expression, source);
  sites.push(site);
  const inside = { ...surroundings, sites: site.parts };
  const evaluator = compileNode(expression, {
    ...inside,
    compile: (part) => compileExpression(part, inside, depthOf(part, expression, depth)),
  });
  return (frame) => {
    const { run } = frame;
    run.count();
    return run.tracer === null ? evaluator(frame) : trace(run.tracer, site, evaluator, frame);
  };
};

/** Counts one expression more for each evaluation, as Google's engine does for some kinds. */
export const counted =
  <Result>(evaluate: (frame: Frame) => Result): ((frame: Frame) => Result) =>
  (frame) => {
    frame.run.count();
    return evaluate(frame);
  };

const compileNode = (node: Exclude<Expression, Literal>, context: Context): Evaluator => {
  switch (node.kind) {
    case 'identifier':
      return compileIdentifier(node, context);
    case 'member':
      return compileMember(node, context);
    case 'index':
      return compileIndex(node, context);
    case 'range':
      return compileRange(node, context);
    case 'call':
      return compileCall(node, context);
    case 'methodCall':
      return compileMethodCall(node, context);
    case 'unary':
      return compileUnary(node, context);
    case 'binary':
      return compileBinary(node, context);
    case 'conditional':
      return compileConditional(node, context);
    case 'typeTest':
      return compileTypeTest(node, context);
    case 'list':
      return compileList(node, context);
    case 'map':
      return compileMap(node, context);
    case 'path':
      return compilePath(node, context);
  }
};

const compileLiteral =
  ({ value }: Literal): Evaluator =>
  () =>
    value;

const compileIdentifier = (node: Identifier, { scope, source }: Context): Evaluator => {
  const variable = scope.variable(node.name);
  if (variable !== null) variable.used = true;
  if (variable?.kind === 'wildcard') return compileWildcard(node.name, variable.slot);
  if (variable?.kind === 'local') {
    return ({ locals }) => locals[variable.slot]?.force() as RulesValue;
  }
  if (node.name === 'request') return ({ run }) => run.request;
  if (node.name === 'resource') return ({ run }) => run.resource;
  return compileUnresolvedName('variable', { ...node, text: node.name }, source);
};

const compileWildcard =
  (name: string, slot: number): Evaluator =>
  ({ wildcards }) => {
    const value = wildcards[slot];
    if (value) return value;
    throw new EvaluationError(`${name} is unknown for the documents of a list.`);
  };

const compileMember = ({ target, name }: Member, { compile }: Context): Evaluator => {
  const value = compile(target);
  return (frame) => memberOf(value(frame), name);
};

const compileIndex = ({ target, index }: Index, { compile }: Context): Evaluator => {
  const value = compile(target);
  const key = compile(index);
  return (frame) => elementAt(value(frame), key(frame));
};

const compileRange = ({ target, from, to }: Range, { compile }: Context): Evaluator => {
  const value = compile(target);
  const first = from && compile(from);
  const last = to && compile(to);
  return (frame) => slice(value(frame), first?.(frame) ?? null, last?.(frame) ?? null);
};

const compileUnary = ({ operator, operand }: Unary, { compile }: Context): Evaluator => {
  const value = compile(operand);
  const operation = unaryOperations[operator];
  return (frame) => operation(value(frame));
};

const compileBinary = ({ operator, left, right }: Binary, { compile }: Context): Evaluator => {
  const first = compile(left);
  const second = compile(right);
  if (operator === '&&') return (frame) => decide(false, first, second, frame);
  if (operator === '||') return (frame) => decide(true, first, second, frame);
  const operation = binaryOperations[operator];
  return (frame) => operation(first(frame), second(frame));
};

/**
 * A true side decides `||`, a false side decides `&&`, even if the other side fails:
 * https://firebase.google.com/docs/rules/rules-behavior
 */
const decide = (decisive: boolean, first: Evaluator, second: Evaluator, frame: Frame): boolean => {
  let failure: unknown;
  try {
    if (toBoolean(first(frame)) === decisive) return decisive;
  } catch (error) {
    failure = error;
  }
  frame.run.count();
  if (toBoolean(second(frame)) === decisive) return decisive;
  if (failure !== undefined) throw failure;
  return !decisive;
};

const compileConditional = (node: Conditional, { compile }: Context): Evaluator => {
  const condition = compile(node.condition);
  const consequent = compile(node.consequent);
  const alternate = compile(node.alternate);
  return (frame) => {
    const chosen = toBoolean(condition(frame)) ? consequent : alternate;
    frame.run.count();
    return chosen(frame);
  };
};

const compileTypeTest = ({ operand, type }: TypeTest, { compile }: Context): Evaluator => {
  const value = compile(operand);
  return (frame) => {
    frame.run.count();
    return hasType(value(frame), type);
  };
};

const compileList = ({ elements }: ListLiteral, { compile }: Context): Evaluator => {
  const values = elements.map((element) => compile(element));
  return (frame) => values.map((value) => value(frame));
};

const compileMap = ({ entries }: MapLiteral, { compile }: Context): Evaluator => {
  const pairs = entries.map(([key, value]) => ({
    key: compile(key),
    value: compile(value),
  }));
  return (frame) => new Map(pairs.map(({ key, value }) => [toKey(key(frame)), value(frame)]));
};

const toKey = (value: RulesValue): string => {
  if (typeof value !== 'string') throw new EvaluationError('The keys of a map are strings.');
  return value;
};

const compilePath = ({ segments }: PathLiteral, { compile }: Context): Evaluator => {
  const parts = segments.map((segment) => {
    if (typeof segment === 'string') return counted(() => [segment]);
    const value = compile(segment);
    return (frame: Frame) => insertion(value(frame));
  });
  return (frame) => new RulesPath(parts.flatMap((part) => part(frame)));
};

const insertion = (value: RulesValue): readonly string[] =>
  value instanceof RulesPath ? value.segments : [toText(value)];
