import { DocumentCache, maxReads, type View } from './documentCache.ts';
import { type Issue, RulesCompileError } from './errors.ts';
import { explainAllow, explainReads, Trace } from './explain.ts';
import type { AllowRule, MatchRule, Method } from './matchTree.ts';
import { compileModule } from './moduleCompiler.ts';
import { toBoolean } from './operators.ts';
import { PathMatcher, type Visitor } from './pathMatcher.ts';
import type { Tracer } from './run.ts';
import { Run } from './run.ts';
import type { Site } from './source.ts';
import { Source } from './source.ts';
import { RulesPath, type RulesValue } from './values.ts';

/** One source file of a ruleset. */
export interface RulesFile {
  name: string;
  content: string;
}

/** One operation on one path, as the rules see it. */
export interface Access {
  service: 'cloud.firestore' | 'firebase.storage';
  /** `/databases/(default)/documents/tools/x` or `/b/BUCKET/o/a/b.png`. */
  path: string;
  /** The segment of `path` that stands for any id, in a list: a rule that looks at it fails. */
  anySegment?: string;
  method: Method;
  /** auth, time, resource, query …; the engine itself adds method and path. */
  request: Map<string, RulesValue>;
  /**
   * The stored resource, a map of data, id and `__name__` in Firestore; null if missing. May be a
   * subclass of Map that throws for what is not known, as a list's resource does.
   */
  resource: RulesValue;
  /**
   * The document at `/databases/(default)/documents/…`, in the shape of `resource`; null if missing.
   * Synchronous: a caller that must wait records the miss, throws, fetches, and evaluates again.
   */
  lookup(path: string, view: View): RulesValue;
  /** What the rules have read for the other operations of the same request. */
  documents?: DocumentCache;
}

/** Whether an access is permitted, and what each matching allow statement that was tried said. */
export interface Decision {
  permit: boolean;
  outcomes: { line: number; outcome: 'allow' | 'deny' | 'error'; cause?: string }[];
}

type Outcome = Decision['outcomes'][number];
/** The match statements of each service. */
type Services = ReadonlyMap<string, readonly MatchRule[]>;
/** Is shown an allow statement that applies, and how to evaluate it; true ends the search. */
type AllowVisitor = (allow: AllowRule, condition: () => RulesValue) => boolean;

/** A compiled set of rules files. */
export class Ruleset {
  readonly rulesVersion: 1 | 2;
  readonly warnings: Issue[];
  /** The conditions and functions, as coverage reports list them. */
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
   * Decides on an access. It is permitted as soon as one matching allow statement grants it; one
   * that fails, for whatever reason and be it in `lookup`, does not grant and stops no other.
   * The tracer is told of every expression.
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
   * Says in a few lines why an access is denied: of each allow statement that was tried its place,
   * the comparisons that decided and their values, and the documents read. Evaluates once more.
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

/** The `request` of an access. Of a list its path is that of the collection, in Google's emulator too. */
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

/** Errors before warnings, each in the order of the text. */
const bySeverity = (a: Issue, b: Issue) =>
  a.severity.localeCompare(b.severity) || a.currentOffset - b.currentOffset;

/**
 * Compiles the files of a ruleset, each with the rules of one service and all in one version.
 * Throws a RulesCompileError that lists every issue found.
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
