import type { AllowRule, MatchRule, Method } from './compiler/matchTree.ts';
import { compileModule } from './compiler/moduleCompiler.ts';
import { toBoolean } from './compiler/operators/operators.ts';
import type { Decision } from './decision.ts';
import { explainAllow, explainReads, Trace } from './explain/explain.ts';
import { type Issue, RulesCompileError } from './language/errors.ts';
import type { Site } from './language/source.ts';
import { Source } from './language/source.ts';
import { RulesPath, type RulesValue } from './language/values.ts';
import { PathMatcher, type Visitor } from './pathMatcher.ts';
import { DocumentCache, maxReads, type View } from './runtime/documentCache.ts';
import type { Tracer } from './runtime/run.ts';
import { Run } from './runtime/run.ts';

/** One source file of a ruleset. */
export interface RulesFile {
  name: string;
  content: string;
}

/** One operation on one path, for the rules to decide. */
export interface Access {
  service: 'cloud.firestore' | 'firebase.storage';
  /** `/databases/(default)/documents/tools/x` or `/b/BUCKET/o/a/b.png`. */
  path: string;
  /** The placeholder in `path` for an unknown id of a list: a rule that reads it fails. */
  anySegment?: string;
  method: Method;
  /** auth, time, resource, query …; the engine adds method and path. */
  request: Map<string, RulesValue>;
  /**
   * The stored resource: in Firestore, a map of data, id and `__name__`; null if missing. It may be
   * a subclass of Map that throws for unknown entries, as for a list.
   */
  resource: RulesValue;
  /**
   * The document at `/databases/(default)/documents/…`, in the form of `resource`; null if missing.
   * Synchronous: a caller that has to wait records the miss, throws, fetches the document and
   * evaluates again.
   */
  lookup(path: string, view: View): RulesValue;
  /** The documents that the rules have read for the same request. */
  documents?: DocumentCache;
}

type Outcome = Decision['outcomes'][number];

/** The match statements of each service. */
type Services = ReadonlyMap<string, readonly MatchRule[]>;

/**
 * Called for each allow statement that applies, with a function that evaluates it; returning true
 * ends the search.
 */
type AllowVisitor = (allow: AllowRule, condition: () => RulesValue) => boolean;

/** A compiled set of rules files. */
export class Ruleset {
  readonly rulesVersion: 1 | 2;
  readonly warnings: Issue[];
  /** The conditions and functions of coverage reports. */
  readonly sites: readonly Site[];
  private readonly services: Services;
  constructor(
    rulesVersion: 1 | 2,
    findings: { warnings: Issue[]; sites: readonly Site[] },
    services: Services,
  ) {
    this.rulesVersion = rulesVersion;
    this.warnings = findings.warnings;
    this.sites = findings.sites;
    this.services = services;
  }

  /**
   * Decides on an access. It is permitted as soon as one matching allow statement grants it. A
   * statement that throws, even in `lookup`, does not grant access and does not stop the others.
   * The tracer follows every expression.
   */
  evaluate(access: Access, tracer: Tracer | null = null): Decision {
    const outcomes: Outcome[] = [];
    const permit = this.search(access, startRun(access, tracer), ({ line }, condition) => {
      const outcome = evaluateCondition(condition);
      outcomes.push({ line, ...outcome });
      return outcome.outcome === 'allow';
    });
    return { permit, outcomes };
  }

  /**
   * Explains in a few lines why an access is denied: the position of each evaluated allow
   * statement, the decisive comparisons with their values, and the documents read. Evaluates the
   * rules again.
   */
  explain(access: Access): string {
    const documents = new DocumentCache(maxReads.several);
    const run = startRun({ ...access, documents }, null);
    const reasons: string[] = [];
    this.search(access, run, (allow, condition) => {
      const trace = new Trace();
      run.tracer = trace;
      const { outcome, cause = '' } = evaluateCondition(condition);
      reasons.push(...explainAllow(allow, outcome, trace.steps, cause));
      return false;
    });
    if (reasons.length === 0) reasons.push('no allow statement matches');
    return [`${access.method} ${access.path}`, ...reasons, ...explainReads(documents)].join('\n  ');
  }

  private search(access: Access, run: Run, visitAllow: AllowVisitor): boolean {
    const { segments } = RulesPath.of(access.path);
    const visit: Visitor = (allow, wildcards) =>
      allow.methods.has(access.method) &&
      visitAllow(allow, () => allow.condition({ run, wildcards, locals: [] }));
    const search = { version: this.rulesVersion, anySegment: access.anySegment, visit };
    const matcher = new PathMatcher(segments, search);
    return (this.services.get(access.service) ?? []).some((rule) => matcher.search(rule));
  }
}

const startRun = (access: Access, tracer: Tracer | null): Run => {
  const operation = {
    path: access.path,
    request: requestOf(access),
    resource: access.resource,
    documents: access.documents ?? new DocumentCache(),
    lookup: (name: string, view: View) => access.lookup(name, view),
  };
  return new Run(operation, tracer);
};

/**
 * The `request` of an access. For a list, `request.path` is the collection, as in Google's
 * emulator.
 */
export const requestOf = ({
  path,
  anySegment,
  method,
  request,
}: Access): Map<string, RulesValue> => {
  const { segments } = RulesPath.of(path);
  const end = anySegment === undefined ? -1 : segments.indexOf(anySegment);
  const known = end === -1 ? segments : segments.slice(0, end);
  return new Map(request).set('method', method).set('path', new RulesPath(known));
};

const evaluateCondition = (condition: () => RulesValue): Omit<Outcome, 'line'> => {
  try {
    return { outcome: toBoolean(condition()) ? 'allow' : 'deny' };
  } catch (error) {
    return { outcome: 'error', cause: error instanceof Error ? error.message : String(error) };
  }
};

/** Errors before warnings, each by position. */
const bySeverity = (a: Issue, b: Issue) =>
  a.severity.localeCompare(b.severity) || a.currentOffset - b.currentOffset;

/**
 * Compiles the files of a ruleset. Each file has the rules of one service; all files have the same
 * version. Throws a RulesCompileError with every issue.
 */
export const compileRuleset = (files: readonly RulesFile[]): Ruleset => {
  const sources = files.map(({ name, content }) => new Source(name, content));
  const modules = sources.map(compileModule);
  const version = modules[0]?.version ?? 2;
  if (modules.some((module) => module.version !== version)) {
    sources[0]?.note('ERROR', 'The files of a ruleset declare different versions.');
  }
  const issues = sources.flatMap((source) => source.issues.toSorted(bySeverity));
  if (issues.some(({ severity }) => severity === 'ERROR')) throw new RulesCompileError(issues);
  const services = Map.groupBy(modules, ({ service }) => service);
  const matches = Array.from(
    services,
    ([service, parts]) => [service, parts.flatMap((part) => part.matches)] as const,
  );
  const sites = sources.flatMap((source) => source.sites);
  return new Ruleset(version, { warnings: issues, sites }, new Map(matches));
};
