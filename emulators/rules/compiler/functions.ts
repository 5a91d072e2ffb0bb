import type { FunctionDeclaration } from '../language/ast.ts';
import type { Site, Source } from '../language/source.ts';
import type { Evaluator } from '../runtime/frame.ts';
import { trace } from '../runtime/trace.ts';
import { compileExpression, counted } from './expressionCompiler.ts';
import { type FunctionSymbol, Scope } from './scope.ts';

/** https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits */
const maxParameters = 7;
const maxLets = 10;

/** Declares functions in a scope, so that they can be called before they are compiled. */
export const declareFunctions = (
  declarations: FunctionDeclaration[],
  scope: Scope,
  source: Source,
): FunctionSymbol[] =>
  declarations.map((declaration) => {
    const symbol: FunctionSymbol = {
      declaration,
      scope,
      calls: new Set(),
      used: false,
      lets: [],
      body: () => null,
    };
    scope.declare(symbol, source);
    return symbol;
  });

/** Compiles the body of a declared function. */
export const compileFunction = (symbol: FunctionSymbol, service: string, source: Source): void => {
  const { parameters, lets, result } = symbol.declaration;
  reportExcess(maxParameters, parameters.length, 'arguments', symbol, source);
  reportExcess(maxLets, lets.length, 'let bindings', symbol, source);
  const scope = new Scope(symbol.scope);
  const block = blockOf(symbol.declaration, source);
  const sites = block?.parts ?? source.sites;
  const surroundings = { source, service, scope, caller: symbol, sites };
  for (const parameter of parameters) scope.bindLocal(parameter, source);
  symbol.lets = lets.map((binding) => {
    const value = counted(compileExpression(binding.value, surroundings));
    scope.bindLocal(binding.name, source);
    return value;
  });
  const body = compileExpression(result, surroundings);
  symbol.body = block === null ? body : traced(body, block);
  for (const local of [...parameters, ...lets.map((binding) => binding.name)]) {
    if (!scope.isUsed(local)) source.warn(local, `Unused variable: ${local.text}.`);
  }
};

/**
 * The site of a function with `let` bindings: from the first binding to the returned expression.
 */
const blockOf = ({ lets: [first], result }: FunctionDeclaration, source: Source): Site | null => {
  if (first === undefined) return null;
  const { start } = first;
  const site: Site = { source, kind: 'block', operator: null, start, end: result.end, parts: [] };
  source.sites.push(site);
  return site;
};

const traced =
  (evaluator: Evaluator, site: Site): Evaluator =>
  (frame) => {
    const { tracer } = frame.run;
    return tracer === null ? evaluator(frame) : trace(tracer, site, evaluator, frame);
  };

const reportExcess = (
  limit: number,
  count: number,
  what: string,
  { declaration: { name } }: FunctionSymbol,
  source: Source,
): void => {
  if (count <= limit) return;
  source.error(
    name,
    `Maximum allowed function ${what} of ${limit} for function ${name.text} is reached.`,
  );
};
