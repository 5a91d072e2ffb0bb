import type { Source } from '../language/source.ts';
import type { FunctionSymbol } from './scope.ts';

/** https://firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits */
const maxCallDepth = 20;

/**
 * Reports recursion and calls that are nested too deeply as errors, and unused functions as
 * warnings.
 */
export const checkCalls = (symbols: readonly FunctionSymbol[], source: Source): void => {
  for (const { used, declaration } of symbols) {
    if (!used) source.warn(declaration.name, `Unused function: ${declaration.name.text}.`);
  }
  const depths = callDepths(symbols);
  const isTooDeep = (symbol: FunctionSymbol) => (depths.get(symbol) ?? 0) > maxCallDepth;
  const tooDeep = symbols.filter(isTooDeep);
  reportCycles(tooDeep, source);
  // The callers of a function that is too deep are too deep because of it.
  for (const symbol of tooDeep.filter(({ calls }) => ![...calls].some(isTooDeep))) {
    const { name } = symbol.declaration;
    source.error(name, `Maximum allowed call depth of ${maxCallDepth} is reached by ${name.text}.`);
  }
};

/** The call depth of each function, capped at one more than allowed, because a cycle is endless. */
const callDepths = (symbols: readonly FunctionSymbol[]): ReadonlyMap<FunctionSymbol, number> => {
  const depths = new Map(symbols.map((symbol) => [symbol, 0]));
  for (let round = 0; round <= maxCallDepth; round += 1) {
    for (const symbol of symbols) {
      for (const callee of symbol.calls) {
        const depth = Math.min((depths.get(callee) ?? 0) + 1, maxCallDepth + 1);
        depths.set(symbol, Math.max(depth, depths.get(symbol) ?? 0));
      }
    }
  }
  return depths;
};

/** Reports each cycle once, at its first function. */
const reportCycles = (symbols: readonly FunctionSymbol[], source: Source): void => {
  const reported = new Set<FunctionSymbol>();
  const onNoCycle = new Set<FunctionSymbol>();
  for (const symbol of symbols) {
    if (reported.has(symbol)) continue;
    const cycle = findCycle(symbol, onNoCycle);
    if (cycle.length === 0) {
      onNoCycle.add(symbol);
      continue;
    }
    const names = cycle.map(({ declaration }) => declaration.name.text);
    source.error(
      symbol.declaration.name,
      `Detected a call cycle between [${names.join()}] functions.`,
    );
    for (const member of cycle) reported.add(member);
  }
};

/**
 * The functions on a shortest cycle through a function; none if there is no cycle. It does not
 * search beyond functions that are known to be on no cycle.
 */
const findCycle = (
  start: FunctionSymbol,
  onNoCycle: ReadonlySet<FunctionSymbol>,
): FunctionSymbol[] => {
  const callers = new Map<FunctionSymbol, FunctionSymbol>();
  const queue = [start];
  for (const symbol of queue) {
    for (const callee of symbol.calls) {
      if (callers.has(callee) || onNoCycle.has(callee)) continue;
      callers.set(callee, symbol);
      queue.push(callee);
    }
  }
  const cycle: FunctionSymbol[] = [];
  let symbol = callers.get(start);
  while (symbol !== undefined && !cycle.includes(symbol)) {
    cycle.unshift(symbol);
    symbol = symbol === start ? undefined : callers.get(symbol);
  }
  return cycle;
};
