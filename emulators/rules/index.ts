/** Compiles Firebase Security Rules, and decides requests by them. */
export { crc32c } from './builtins/text/crc32c.ts';
export { type Method, operationsOf } from './compiler/matchTree.ts';
export { Coverage, type ExpressionReport } from './coverage.ts';
export type { ValueCount } from './coverageCounter.ts';
export { type Decision, describeDenial } from './decision.ts';
export { EvaluationError, type Issue, RulesCompileError } from './language/errors.ts';
export {
  type Constraint,
  RulesDuration,
  RulesLatLng,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
  Unknown,
} from './language/values.ts';
export {
  type Access,
  compileRuleset,
  type Ruleset,
  type RulesFile,
  requestOf,
} from './ruleset.ts';
export { DocumentCache, maxReads } from './runtime/documentCache.ts';
export { encodeValue } from './runtime/encodeValue.ts';
export { PartialMap } from './runtime/partialMap.ts';
