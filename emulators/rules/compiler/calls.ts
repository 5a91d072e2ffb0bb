import { type Builtin, invoke } from '../builtins/builtin.ts';
import { conversions, debug } from '../builtins/conversions.ts';
import { compilePattern, patternMethods } from '../builtins/text/regex.ts';
import type { Call, Expression, MethodCall, Name } from '../language/ast.ts';
import { EvaluationError } from '../language/errors.ts';
import {
  RulesPath,
  type RulesValue,
  type TypeName,
  typeOf,
  Unknown,
  unproved,
} from '../language/values.ts';
import { proveAnyOf } from '../runtime/constraints.ts';
import { type Evaluator, type Frame, Lazy } from '../runtime/frame.ts';
import { methodsNamed, namespaces } from './builtinTable.ts';
import type { Context } from './context.ts';
import {
  crossServiceFunctions,
  type DocumentFunction,
  firestoreFunctions,
} from './documentFunctions.ts';
import type { FunctionSymbol } from './scope.ts';
import { compileUnresolvedName } from './unresolvedName.ts';

const globals = { ...conversions, debug };
const noValue: Evaluator = () => null;

/** Compiles `name(…)`: a function of the ruleset or of the language. */
export const compileCall = (call: Call, context: Context): Evaluator => {
  const args = call.arguments.map(context.compile);
  const symbol = context.scope.function(call.name.text);
  if (symbol !== null) return compileFunctionCall(symbol, call, args, context);
  const isFirestore = context.service === 'cloud.firestore';
  const documentFunction = isFirestore ? ownEntry(firestoreFunctions, call.name.text) : undefined;
  if (documentFunction) return compileRead(documentFunction, call.name, args, context);
  return compileBuiltin(ownEntry(globals, call.name.text), call.name, args, context);
};

/** Compiles `target.name(…)`: a function of a package such as math, or a method. */
export const compileMethodCall = (call: MethodCall, context: Context): Evaluator => {
  const args = call.arguments.map(context.compile);
  const packageName = unboundName(call.target, context);
  const namespace = ownEntry(namespaces, packageName);
  if (namespace !== undefined) {
    const name = { ...call.name, text: `${packageName}.${call.name.text}` };
    return compileBuiltin(ownEntry(namespace, call.name.text), name, args, context);
  }
  const isCrossService = packageName === 'firestore' && context.service === 'firebase.storage';
  const documentFunction = isCrossService
    ? ownEntry(crossServiceFunctions, call.name.text)
    : undefined;
  if (documentFunction) return compileRead(documentFunction, call.name, args, context);
  return compileMethod(call, context.compile(call.target), args, context);
};

/** The name of an identifier that is not a variable; '' for other expressions. */
const unboundName = (expression: Expression, { scope }: Context): string => {
  const isName = expression.kind === 'identifier' && scope.variable(expression.name) === null;
  return isName ? expression.name : '';
};

const ownEntry = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

const wrongCount = (name: Name, { source }: Context): Evaluator => {
  source.error(name, `Incorrect number of arguments supplied to function: ${name.text}.`);
  return noValue;
};

const compileFunctionCall = (
  symbol: FunctionSymbol,
  call: Call,
  args: Evaluator[],
  context: Context,
): Evaluator => {
  symbol.used = true;
  context.caller?.calls.add(symbol);
  if (args.length !== symbol.declaration.parameters.length) {
    return wrongCount(call.name, context);
  }
  return (frame) => symbol.body(calleeFrame(symbol, args, frame));
};

const calleeFrame = (symbol: FunctionSymbol, args: Evaluator[], caller: Frame): Frame => {
  const locals = args.map((evaluator) => new Lazy(evaluator, caller));
  const callee = { ...caller, locals };
  for (const evaluator of symbol.lets) locals.push(new Lazy(evaluator, callee));
  return callee;
};

const compileRead = (
  read: DocumentFunction,
  name: Name,
  args: Evaluator[],
  context: Context,
): Evaluator => {
  const [path] = args;
  if (path === undefined || args.length > 1) return wrongCount(name, context);
  return (frame) => {
    const value = path(frame);
    if (value instanceof RulesPath) return read(frame.run, value);
    throw new EvaluationError(
      `Received: ${name.text}(${typeOf(value)}). Expected: ${name.text}(path).`,
    );
  };
};

const compileBuiltin = (
  builtin: Builtin | undefined,
  name: Name,
  args: Evaluator[],
  context: Context,
): Evaluator => {
  if (builtin === undefined) return compileUnresolvedName('function', name, context.source);
  if (builtin.parameters.length !== args.length) return wrongCount(name, context);
  return (frame) => invoke(name.text, builtin, evaluateAll(args, frame));
};

const evaluateAll = (evaluators: Evaluator[], frame: Frame): RulesValue[] =>
  evaluators.map((evaluator) => evaluator(frame));

const compileMethod = (
  call: MethodCall,
  receiver: Evaluator,
  args: Evaluator[],
  context: Context,
): Evaluator => {
  const { name } = call;
  const methods = withLiteralPattern(call, methodsNamed(name.text), context);
  if (methods.size === 0) return compileUnresolvedName('function', name, context.source);
  const operands = [receiver, ...args];
  const isFitting = ({ parameters }: Builtin) => parameters.length === operands.length;
  if (![...methods.values()].some(isFitting)) return wrongCount(name, context);
  return (frame) => {
    const values = evaluateAll(operands, frame);
    if (values[0] instanceof Unknown) return callOnUnknown(values[0], name.text, values[1]);
    const type = typeOf(values[0] as RulesValue);
    const method = methods.get(type);
    if (method !== undefined && isFitting(method)) return invoke(name.text, method, values);
    throw new EvaluationError(`Function not found error: Name: [${name.text}].`);
  };
};

/** `hasAny` is the only method whose result can follow from the constraints on a list. */
const callOnUnknown = (receiver: Unknown, name: string, argument: RulesValue | undefined): true => {
  if (name !== 'hasAny' || !Array.isArray(argument)) throw new EvaluationError(unproved);
  return proveAnyOf(receiver, argument);
};

/** A literal pattern is compiled, and so checked, when the rules are loaded. */
const withLiteralPattern = (
  { name: { text: name }, arguments: [pattern] }: MethodCall,
  methods: ReadonlyMap<TypeName, Builtin>,
  { source }: Context,
): ReadonlyMap<TypeName, Builtin> => {
  const isPattern =
    pattern !== undefined && ownEntry(patternMethods(compilePattern), name) !== undefined;
  if (!isPattern || !isText(pattern)) return methods;
  try {
    const compiled = compilePattern(pattern.value);
    return new Map([['string', patternMethods(() => compiled)[name] as Builtin]]);
  } catch (error) {
    source.error(pattern, (error as EvaluationError).message);
    return methods;
  }
};

const isText = (expression: Expression): expression is Expression & { value: string } =>
  expression.kind === 'literal' && typeof expression.value === 'string';
