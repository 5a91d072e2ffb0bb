import type { Allow, Match, Pattern } from '../language/ast.ts';
import type { Source } from '../language/source.ts';
import type { Evaluator } from '../runtime/frame.ts';
import { compileExpression } from './expressionCompiler.ts';
import { compileFunction, declareFunctions } from './functions.ts';
import { type FunctionSymbol, Scope } from './scope.ts';

/** The operations that a rule can allow; `read` and `write` cover several of them. */
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

/** A compiled allow statement. */
export interface AllowRule {
  file: string;
  /** The line of its condition, which Google's emulator reports. */
  line: number;
  methods: ReadonlySet<Method>;
  condition: Evaluator;
}

/** A compiled match statement with its allow statements and nested match statements. */
export interface MatchRule {
  path: readonly Pattern[];
  /** The slot of its first wildcard. */
  firstSlot: number;
  allows: readonly AllowRule[];
  matches: readonly MatchRule[];
}

/** The shared state of compiling the match statements of one file. */
export interface Compilation {
  source: Source;
  service: string;
  version: 1 | 2;
  /** Every function declared so far. */
  functions: FunctionSymbol[];
}

const shorthands: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** The operations that a method of an allow statement covers. */
export const operationsOf = (method: string): readonly Method[] =>
  shorthands[method] ?? [method as Method];

/**
 * The limits of nested match statements; the outermost does not count as nested.
 * https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits
 */
const maxNesting = 10;
const maxCaptures = 20;
const maxSegments = 100;

/** The enclosing match statements. */
interface Nesting {
  depth: number;
  segments: number;
}

/** Compiles a match statement with its nested match statements. */
export const compileMatch = (
  match: Match,
  parent: Scope,
  compilation: Compilation,
  outer: Nesting = { depth: 0, segments: 0 },
): MatchRule => {
  checkPattern(match.path, compilation);
  const nesting = { depth: outer.depth + 1, segments: outer.segments + match.path.length };
  const scope = new Scope(
    parent,
    match.path.flatMap((segment) => wildcardName(segment) ?? []),
  );
  compileFunctions(match, scope, compilation);
  const isWithin = checkNesting(match, outer, scope, compilation);
  return {
    path: match.path,
    firstSlot: parent.wildcardCount,
    allows: match.allows.map((allow) => compileAllow(allow, scope, compilation)),
    matches: isWithin
      ? match.matches.map((nested) => compileMatch(nested, scope, compilation, nesting))
      : [],
  };
};

const checkNesting = (
  match: Match,
  { depth, segments }: Nesting,
  { wildcardCount }: Scope,
  { source }: Compilation,
): boolean => {
  const problems = [
    ...(depth > maxNesting ? [`resource rule depth of ${maxNesting}`] : []),
    ...(segments + match.path.length > maxSegments ? [`path length of ${maxSegments}`] : []),
    ...(wildcardCount > maxCaptures ? [`amount of ${maxCaptures} match field variables`] : []),
  ];
  for (const problem of problems) source.error(match, `Maximum allowed ${problem} is reached.`);
  return problems.length === 0;
};

/** Declares and compiles the functions of a block. */
export const compileFunctions = (
  { functions }: Pick<Match, 'functions'>,
  scope: Scope,
  { source, service, functions: all }: Compilation,
): void => {
  const symbols = declareFunctions(functions, scope, source);
  all.push(...symbols);
  for (const symbol of symbols) compileFunction(symbol, service, source);
};

const wildcardName = (segment: Pattern) => (segment.kind === 'text' ? null : segment.name);

const checkPattern = (path: Pattern[], { source, version }: Compilation): void => {
  const names = path.map(wildcardName);
  const many = path.filter(({ kind }) => kind === 'many');
  for (const [index, segment] of path.entries()) {
    const name = names[index];
    if (name && names.indexOf(name) < index) {
      source.error(segment, `Variable ${name} already exists in the path.`);
    }
    if (segment.kind === 'many' && version === 1 && index < path.length - 1) {
      source.error(segment, `{${name}=**} is permitted as the last segment of a path only.`);
    }
  }
  if (many[1]) source.error(many[1], 'Only one {name=**} is permitted in the path of a match.');
};

const compileAllow = (allow: Allow, scope: Scope, compilation: Compilation): AllowRule => {
  const { source, service } = compilation;
  return {
    file: source.name,
    line: source.lineOf(allow.conditionStart),
    methods: new Set(allow.methods.flatMap(({ text }) => operationsOf(text))),
    condition: allow.condition
      ? compileExpression(allow.condition, {
          source,
          service,
          scope,
          caller: null,
          sites: source.sites,
        })
      : () => true,
  };
};
