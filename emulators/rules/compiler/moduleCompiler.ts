import type { RulesModule } from '../language/ast.ts';
import { parseModule } from '../language/parser.ts';
import type { Source } from '../language/source.ts';
import { checkCalls } from './callGraph.ts';
import { type Compilation, compileFunctions, compileMatch, type MatchRule } from './matchTree.ts';
import { Scope } from './scope.ts';

/** The compiled rules of one file; unusable when its source has errors. */
export interface CompiledModule {
  version: 1 | 2;
  service: string;
  matches: MatchRule[];
}

const knownServices = new Set(['cloud.firestore', 'firebase.storage']);
const oldVersion =
  'Ruleset uses old version (version [1]). Please update to the latest version (version [2]).';

/** Compiles a file. Adds errors and warnings to the source. */
export const compileModule = (source: Source): CompiledModule => {
  const module = parseModule(source);
  const { version } = module;
  if (version === 1) source.note('WARNING', oldVersion);
  if (source.failed) return { version, service: '', matches: [] };
  const service = serviceOf(module, source);
  const compilation: Compilation = { source, service: service.name.text, version, functions: [] };
  const scope = new Scope(null);
  const functions = [...module.functions, ...service.functions];
  compileFunctions({ functions }, scope, compilation);
  const matches = service.matches.map((match) => compileMatch(match, scope, compilation));
  checkCalls(compilation.functions, source);
  return { version, service: service.name.text, matches };
};

const serviceOf = ({ services: [service, second] }: RulesModule, source: Source) => {
  if (service === undefined) throw new TypeError('The parser rejects a file without a service.');
  if (second !== undefined) {
    source.error(second.name, 'A file must contain the rules of one service only.');
  }
  if (!knownServices.has(service.name.text)) {
    source.error(service.name, `Invalid service name: ${service.name.text}.`);
  }
  return service;
};
