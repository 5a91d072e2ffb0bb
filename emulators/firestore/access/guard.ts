import type { Access, Method, RulesValue } from '@tools-hub/rules';
import { DocumentCache, describeDenial, maxReads } from '@tools-hub/rules';
import { disjunctsOf } from '../query/filter.ts';
import type { Query } from '../query/query.ts';
import type { Caller } from '../storage/caller.ts';
import type { Database } from '../storage/database.ts';
import type { Write } from '../storage/write.ts';
import type { Change, Document } from '../values/document.ts';
import { FirestoreError } from '../values/errors.ts';
import { formatFieldPath } from '../values/fieldPaths.ts';
import { splitName } from '../values/paths.ts';
import type { Timestamp } from '../values/timestamp.ts';
import { anyId, queryPath, queryResource } from './queryResource.ts';
import type { RequestLog } from './requestLog.ts';
import type { LoadedRules } from './rulesStore.ts';
import { rulesJson, rulesPath, rulesResource, rulesTimestamp } from './rulesValues.ts';

type Find = (path: string) => Document | undefined;

/** One operation that the rules decide on. */
interface RulesCheck {
  method: Method;
  path: string;
  resource: RulesValue;
  /** The members of `request` besides auth. `time` defaults to the current time. */
  request?: [string, RulesValue][];
  /** Reads documents as the commit will leave them. */
  after?: Find;
  /** The documents that the rules have read for the whole client request. */
  documents: DocumentCache;
}

/** The rules that apply to a caller, and the log of their evaluations. */
export interface GuardRules {
  rules: LoadedRules;
  requests: RequestLog;
}

/** The state that the checks of all writes of one commit share. */
interface CommitContext {
  after: Find;
  time: Timestamp;
  documents: DocumentCache;
}

/** A write of a commit, with the document before and after it. */
export interface WriteStep {
  write: Write;
  change: Change;
}

const methodOf = ({ before, after }: Change): Method => {
  if (!after) return 'delete';
  return before ? 'update' : 'create';
};

const newCache = (operations: number) =>
  new DocumentCache(operations > 1 ? maxReads.several : maxReads.single);

/**
 * `request.query`: `limit` is null in a query without one, and `orderBy` is a map from field to
 * direction. The reference lists the properties but not their shapes; these are the shapes of
 * Google's emulator: https://firebase.google.com/docs/reference/rules/rules.firestore.Request#query
 */
const queryProperties = ({ limit, offset, explicitOrders }: Query): RulesValue => {
  const orders = explicitOrders.map(
    ({ field, direction }) =>
      [formatFieldPath(field), direction === 'DESCENDING' ? 'DESC' : 'ASC'] as const,
  );
  return new Map<string, RulesValue>([
    ['limit', limit === undefined ? null : BigInt(limit)],
    ['offset', BigInt(offset)],
    ['orderBy', new Map(orders)],
  ]);
};

/** Checks the operations of one client request against the security rules. */
export class Guard {
  private readonly guardRules: GuardRules;
  private readonly caller: Exclude<Caller, 'owner'>;
  private readonly database: Database;

  constructor(guardRules: GuardRules, caller: Exclude<Caller, 'owner'>, database: Database) {
    this.guardRules = guardRules;
    this.caller = caller;
    this.database = database;
  }

  /** @throws {FirestoreError} PERMISSION_DENIED when the rules do not allow the read. */
  assertGet(path: string, document: Document | undefined, documents = newCache(1)): void {
    this.check({
      method: 'get',
      path,
      resource: rulesResource(this.database, document),
      documents,
    });
  }

  /** @throws {FirestoreError} PERMISSION_DENIED when the rules do not allow one of the reads. */
  assertGets(found: readonly { path: string; document: Document | undefined }[]): void {
    const documents = newCache(found.length);
    for (const { path, document } of found) this.assertGet(path, document, documents);
  }

  /**
   * @throws {FirestoreError} PERMISSION_DENIED when the query alone does not prove that the rules
   * allow every document it may return.
   */
  assertList(query: Query): void {
    const disjuncts = disjunctsOf(query.filter);
    const documents = newCache(1);
    for (const conjunction of disjuncts.length > 0 ? disjuncts : [[]]) {
      this.check({
        method: 'list',
        path: queryPath(query, conjunction),
        resource: queryResource(this.database, conjunction),
        request: [['query', queryProperties(query)]],
        documents,
      });
    }
  }

  /**
   * @param after Reads documents as the whole commit will leave them.
   * @param time The commit time: the value of `request.time` and of server timestamps.
   * @throws {FirestoreError} PERMISSION_DENIED when the rules do not allow one of the writes.
   */
  assertWrites(steps: readonly WriteStep[], after: Find, time: Timestamp): void {
    const documents = newCache(steps.length);
    for (const { write, change } of steps) {
      if (write.op === 'verify') this.assertGet(change.path, change.before, documents);
      else this.assertChange(change, { after, time, documents });
    }
  }

  private assertChange(change: Change, { after, time, documents }: CommitContext) {
    this.check({
      method: methodOf(change),
      path: change.path,
      resource: rulesResource(this.database, change.before),
      request: [
        ['time', rulesTimestamp(time)],
        ['resource', rulesResource(this.database, change.after)],
      ],
      after,
      documents,
    });
  }

  private check(rulesCheck: RulesCheck) {
    const { rules, requests } = this.guardRules;
    const access = this.accessFor(rulesCheck);
    const decision = rules.ruleset.evaluate(access, rules.coverage);
    const { project } = this.database.id;
    requests.add({ project, rules, access, decision, time: new Date() });
    if (decision.permit) return;
    console.warn(`The rules deny ${rules.ruleset.explain(access)}`);
    throw new FirestoreError('PERMISSION_DENIED', describeDenial(access.method, decision));
  }

  private accessFor(rulesCheck: RulesCheck): Access {
    const {
      method,
      path,
      resource,
      request = [],
      after = this.database.get,
      documents,
    } = rulesCheck;
    return {
      service: 'cloud.firestore',
      path: rulesPath(this.database, path),
      method,
      resource,
      request: new Map([...this.baseRequest(), ...request]),
      ...(method === 'list' && { anySegment: anyId }),
      lookup: (name, view) => this.lookup(name, view === 'after' ? after : this.database.get),
      documents,
    };
  }

  private baseRequest(): [string, RulesValue][] {
    const { caller } = this;
    const auth =
      caller &&
      new Map([
        ['uid', caller.uid],
        ['token', rulesJson(caller.token)],
      ]);
    return [
      ['auth', auth],
      ['time', rulesTimestamp(this.database.latest().time)],
    ];
  }

  private lookup(name: string, find: Find) {
    const { path } = splitName(`projects/${this.database.id.project}${name}`);
    return rulesResource(this.database, find(path));
  }
}
