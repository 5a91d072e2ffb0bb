import type { Decision, Method, Ruleset } from '../rules/ruleset.ts';
import type { RulesValue } from '../rules/values.ts';
import type { Caller } from './caller.ts';
import type { Database } from './database.ts';
import type { Change, Document } from './document.ts';
import { FirestoreError } from './errors.ts';
import { formatFieldPath } from './fieldPaths.ts';
import { disjunctsOf } from './filter.ts';
import { anyId, listPath, listResource } from './listResource.ts';
import { parseName } from './names.ts';
import type { Query } from './query.ts';
import { rulesJson, rulesPath, rulesResource, rulesTimestamp } from './rulesValues.ts';
import type { Write } from './write.ts';

type Find = (path: string) => Document | undefined;

/** One operation, as the rules are asked about it. */
interface Question {
  method: Method;
  path: string;
  resource: RulesValue;
  /** What the request has besides auth and time. */
  request?: [string, RulesValue][];
  /** The documents as the commit will leave them. */
  after?: Find;
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

const explain = ({ method, path }: Question, { outcomes }: Decision) => {
  const reasons = outcomes.map(({ line, outcome, cause }) => {
    return `  line ${line}: ${outcome}${cause ? `, ${cause}` : ''}`;
  });
  const why = reasons.length > 0 ? reasons.join('\n') : '  no allow statement matches';
  return `The rules refuse ${method} on ${path}:\n${why}`;
};

const queryProperties = ({ limit, offset, explicitOrders }: Query): RulesValue => {
  const orderBy = explicitOrders.map(({ field, direction }) => {
    return `${formatFieldPath(field)} ${direction === 'DESCENDING' ? 'DESC' : 'ASC'}`;
  });
  const properties = new Map<string, RulesValue>([
    ['offset', BigInt(offset)],
    ['orderBy', orderBy.join(', ')],
  ]);
  return limit === undefined ? properties : properties.set('limit', BigInt(limit));
};

/** Stands between one request of a client and the documents: asks the rules. */
export class Guard {
  private readonly ruleset: Ruleset;
  private readonly caller: Exclude<Caller, 'owner'>;
  private readonly database: Database;

  constructor(ruleset: Ruleset, caller: Exclude<Caller, 'owner'>, database: Database) {
    this.ruleset = ruleset;
    this.caller = caller;
    this.database = database;
  }

  /** @throws {FirestoreError} PERMISSION_DENIED when the rules do not allow to read a document. */
  assertGet(path: string, document: Document | undefined): void {
    this.ask({ method: 'get', path, resource: rulesResource(this.database, document) });
  }

  /**
   * @throws {FirestoreError} PERMISSION_DENIED when it cannot be proved from the query alone that
   * the rules allow to read whatever it may return.
   */
  assertList(query: Query): void {
    const disjuncts = disjunctsOf(query.filter);
    for (const conjunction of disjuncts.length > 0 ? disjuncts : [[]]) {
      this.ask({
        method: 'list',
        path: listPath(query, conjunction),
        resource: listResource(this.database, conjunction),
        request: [['query', queryProperties(query)]],
      });
    }
  }

  /**
   * @param after The documents as the whole commit will leave them.
   * @throws {FirestoreError} PERMISSION_DENIED when the rules do not allow one of the writes.
   */
  assertWrites(steps: readonly WriteStep[], after: Find): void {
    for (const { write, change } of steps) {
      if (write.op === 'verify') this.assertGet(change.path, change.before);
      else this.assertChange(change, after);
    }
  }

  private assertChange(change: Change, after: Find) {
    this.ask({
      method: methodOf(change),
      path: change.path,
      resource: rulesResource(this.database, change.before),
      request: [['resource', rulesResource(this.database, change.after)]],
      after,
    });
  }

  private ask(question: Question) {
    const { method, path, resource, request = [], after = this.database.get } = question;
    const decision = this.ruleset.evaluate({
      service: 'cloud.firestore',
      path: rulesPath(this.database, path),
      method,
      resource,
      request: new Map([...this.common(), ...request]),
      ...(method === 'list' && { anySegment: anyId }),
      lookup: (name, view) => this.lookup(name, view === 'after' ? after : this.database.get),
    });
    if (decision.permit) return;
    console.warn(explain(question, decision));
    throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
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
    const { path } = parseName(`projects/${this.database.id.project}${name}`);
    return rulesResource(this.database, find(path));
  }
}
