import { describeDenial } from '../rules/denial.ts';
import { DocumentReads, maxReads } from '../rules/documentReads.ts';
import type { Method } from '../rules/matchTree.ts';
import type { Access } from '../rules/ruleset.ts';
import type { RulesValue } from '../rules/values.ts';
import type { Caller } from './caller.ts';
import type { Database } from './database.ts';
import type { Change, Document } from './document.ts';
import { FirestoreError } from './errors.ts';
import { formatFieldPath } from './fieldPaths.ts';
import { disjunctsOf } from './filter.ts';
import { anyId, listPath, listResource } from './listResource.ts';
import { splitName } from './names.ts';
import type { Query } from './query.ts';
import type { RequestLog } from './requestLog.ts';
import type { LoadedRules } from './rulesStore.ts';
import { rulesJson, rulesPath, rulesResource, rulesTimestamp } from './rulesValues.ts';
import type { Timestamp } from './timestamp.ts';
import type { Write } from './write.ts';

type Find = (path: string) => Document | undefined;

/** One operation, as the rules are asked about it. */
interface Question {
  method: Method;
  path: string;
  resource: RulesValue;
  /** What the request has besides auth; its time is now unless it says another. */
  request?: [string, RulesValue][];
  /** The documents as the commit will leave them. */
  after?: Find;
  /** What the rules read for the whole request of the client. */
  reads: DocumentReads;
}

/** The rules that bind a caller, and where what they are asked is noted. */
export interface Authority {
  rules: LoadedRules;
  requests: RequestLog;
}

/** What the questions about the writes of one commit have in common. */
interface Commit {
  after: Find;
  time: Timestamp;
  reads: DocumentReads;
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

const documentReads = (operations: number) =>
  new DocumentReads(operations > 1 ? maxReads.several : maxReads.single);

/**
 * `request.query`: the limit is null in a query without one, and the orders are a map from field to
 * direction. The reference names the properties but not their shapes, which are those of Google's
 * emulator: https://firebase.google.com/docs/reference/rules/rules.firestore.Request#query
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

/** Stands between one request of a client and the documents: asks the rules. */
export class Guard {
  private readonly authority: Authority;
  private readonly caller: Exclude<Caller, 'owner'>;
  private readonly database: Database;

  constructor(authority: Authority, caller: Exclude<Caller, 'owner'>, database: Database) {
    this.authority = authority;
    this.caller = caller;
    this.database = database;
  }

  /** @throws {FirestoreError} PERMISSION_DENIED when the rules do not allow to read a document. */
  assertGet(path: string, document: Document | undefined, reads = documentReads(1)): void {
    this.ask({ method: 'get', path, resource: rulesResource(this.database, document), reads });
  }

  /** @throws {FirestoreError} PERMISSION_DENIED when the rules do not allow to read one of them. */
  assertGets(found: readonly { path: string; document: Document | undefined }[]): void {
    const reads = documentReads(found.length);
    for (const { path, document } of found) this.assertGet(path, document, reads);
  }

  /**
   * @throws {FirestoreError} PERMISSION_DENIED when it cannot be proved from the query alone that
   * the rules allow to read whatever it may return.
   */
  assertList(query: Query): void {
    const disjuncts = disjunctsOf(query.filter);
    const reads = documentReads(1);
    for (const conjunction of disjuncts.length > 0 ? disjuncts : [[]]) {
      this.ask({
        method: 'list',
        path: listPath(query, conjunction),
        resource: listResource(this.database, conjunction),
        request: [['query', queryProperties(query)]],
        reads,
      });
    }
  }

  /**
   * @param after The documents as the whole commit will leave them.
   * @param time That of the commit, which `request.time` is and fields set to the server's time hold.
   * @throws {FirestoreError} PERMISSION_DENIED when the rules do not allow one of the writes.
   */
  assertWrites(steps: readonly WriteStep[], after: Find, time: Timestamp): void {
    const reads = documentReads(steps.length);
    for (const { write, change } of steps) {
      if (write.op === 'verify') this.assertGet(change.path, change.before, reads);
      else this.assertChange(change, { after, time, reads });
    }
  }

  private assertChange(change: Change, { after, time, reads }: Commit) {
    this.ask({
      method: methodOf(change),
      path: change.path,
      resource: rulesResource(this.database, change.before),
      request: [
        ['time', rulesTimestamp(time)],
        ['resource', rulesResource(this.database, change.after)],
      ],
      after,
      reads,
    });
  }

  private ask(question: Question) {
    const { rules, requests } = this.authority;
    const access = this.accessOf(question);
    const decision = rules.ruleset.evaluate(access, rules.coverage);
    const { project } = this.database.id;
    requests.add({ project, rules, access, decision, time: new Date() });
    if (decision.permit) return;
    console.warn(`The rules deny ${rules.ruleset.explain(access)}`);
    throw new FirestoreError('PERMISSION_DENIED', describeDenial(access.method, decision));
  }

  private accessOf(question: Question): Access {
    const { method, path, resource, request = [], after = this.database.get, reads } = question;
    return {
      service: 'cloud.firestore',
      path: rulesPath(this.database, path),
      method,
      resource,
      request: new Map([...this.common(), ...request]),
      ...(method === 'list' && { anySegment: anyId }),
      lookup: (name, view) => this.lookup(name, view === 'after' ? after : this.database.get),
      reads,
    };
  }

  private common(): [string, RulesValue][] {
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
      ['resource', null],
    ];
  }

  private lookup(name: string, find: Find) {
    const { path } = splitName(`projects/${this.database.id.project}${name}`);
    return rulesResource(this.database, find(path));
  }
}
