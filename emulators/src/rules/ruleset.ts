import { type Issue, RulesCompileError } from './errors.ts';
import type { MatchRule } from './matchTree.ts';
import { compileModule } from './moduleCompiler.ts';
import { toBoolean } from './operators.ts';
import { PathMatcher, type Visitor } from './pathMatcher.ts';
import { Run } from './run.ts';
import { Source } from './source.ts';
import { RulesPath, type RulesValue } from './values.ts';

/** One source file of a ruleset. */
export interface RulesFile {
  name: string;
  content: string;
}

/** The operations a rule can allow; `read` and `write` in a rule stand for several of them. */
export type Method = 'get' | 'list' | 'create' | 'update' | 'delete';

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
  lookup(path: string, view: 'before' | 'after'): RulesValue;
}

/** Whether an access is permitted, and what each matching allow statement that was tried said. */
export interface Decision {
  permit: boolean;
  outcomes: { line: number; outcome: 'allow' | 'deny' | 'error'; cause?: string }[];
}

type Outcome = Decision['outcomes'][number];
/** The match statements of each service. */
type Services = ReadonlyMap<string, readonly MatchRule[]>;

/** A compiled set of rules files. */
export class Ruleset {
  readonly rulesVersion: 1 | 2;
  readonly warnings: Issue[];
  private readonly services: Services;
  constructor(rulesVersion: 1 | 2, warnings: Issue[], services: Services) {
    this.rulesVersion = rulesVersion;
    this.warnings = warnings;
    this.services = services;
  }

  /**
   * Decides on an access. It is permitted as soon as one matching allow statement grants it; one
   * that fails, for whatever reason and be it in `lookup`, does not grant and stops no other.
   */
  evaluate(access: Access): Decision {
    const { segments } = RulesPath.of(access.path);
    const run = startRun(access);
    const outcomes: Outcome[] = [];
    const visit: Visitor = ({ line, methods, condition }, wildcards) => {
      if (!methods.has(access.method)) return false;
      const outcome = judge(() => condition({ run, wildcards, locals: [] }));
      outcomes.push({ line, ...outcome });
      return outcome.outcome === 'allow';
    };
    const search = { version: this.rulesVersion, anySegment: access.anySegment, visit };
    const matcher = new PathMatcher(segments, search);
    const rules = this.services.get(access.service) ?? [];
    return { permit: rules.some((rule) => matcher.search(rule)), outcomes };
  }
}

function startRun(access: Access): Run {
  const request = new Map(access.request)
    .set('method', access.method)
    .set('path', RulesPath.of(access.path));
  return new Run({
    request,
    resource: access.resource,
    lookup: (path, view) => access.lookup(path, view),
  });
}

function judge(condition: () => RulesValue): Omit<Outcome, 'line'> {
  try {
    return { outcome: toBoolean(condition()) ? 'allow' : 'deny' };
  } catch (error) {
    return { outcome: 'error', cause: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Compiles the files of a ruleset, each with the rules of one service and all in one version.
 * Throws a RulesCompileError that lists every issue found.
 */
export function compileRuleset(files: readonly RulesFile[]): Ruleset {
  const sources = files.map(({ name, content }) => new Source(name, content));
  const modules = sources.map(compileModule);
  const version = modules[0]?.version ?? 2;
  if (modules.some((module) => module.version !== version)) {
    sources[0]?.note('ERROR', 'The files of a ruleset declare different versions.');
  }
  const issues = sources.flatMap((source) => source.issues);
  if (issues.some(({ severity }) => severity === 'ERROR')) throw new RulesCompileError(issues);
  const services = Map.groupBy(modules, ({ service }) => service);
  const matches = Array.from(services, ([service, parts]) => {
    return [service, parts.flatMap((part) => part.matches)] as const;
  });
  return new Ruleset(version, issues, new Map(matches));
}
