import type { Query } from 'firebase-admin/firestore';
import {
  type AuditAction,
  type AuditEntry,
  type AuditedChange,
  type AuditFields,
  type AuditTarget,
  keyActor,
  type TimePeriod,
} from '../contract/index.ts';
import type { AuditDocument } from '../documents/audit.ts';
import type { CompanyDocument } from '../documents/people/companies.ts';
import type { Caller } from './accounts/caller.ts';
import { auditLog } from './collections/collections.ts';
import { readPage } from './reads/pages.ts';
import {
  findDocuments,
  type ListOrder,
  type Page,
  type PageRequest,
  whereInPeriod,
} from './reads/queries.ts';
import type { Transaction } from './writes/transaction.ts';

/** A company as an audit entry names it. */
export const companyTarget = (id: string, { number, name }: CompanyDocument) =>
  ({ kind: 'company', id, label: `${number}, ${name}` }) as const satisfies AuditTarget;

/**
 * Records an action in the audit log, in the same transaction as its changes. A transaction with
 * several actions names the entries after the first one.
 */
export const recordAudit = (
  transaction: Transaction,
  { uid: by, email, key, requestId }: Pick<Caller, 'uid' | 'email' | 'key' | 'requestId'>,
  change: AuditedChange,
  furtherId?: string,
): void => {
  const byEmail = key ? keyActor(key) : email;
  const entry = { by, byEmail, ...change, at: new Date(), requestId };
  if (furtherId === undefined) transaction.add(auditLog.doc(transaction.id), entry);
  else transaction.create(auditLog.doc(furtherId), entry);
};

/** The named fields of a document. */
export const pickFields = <Name extends string>(
  fields: Readonly<Record<Name, AuditFields[string]>>,
  names: readonly Name[],
): AuditFields => Object.fromEntries(names.map((name) => [name, fields[name]]));

/** The order of lists of the audit log. */
export const newestEntriesFirst: ListOrder = { field: 'at', direction: 'desc' };

const toEntry = (id: string, { at, ...entry }: AuditDocument): AuditEntry => ({
  _id: id,
  ...entry,
  at: at.toISOString(),
});

/** Selects entries by target, admin, action and period; without any field, all of them. */
export interface AuditSelection extends TimePeriod {
  target?: Pick<AuditTarget, 'kind' | 'id'> | undefined;
  /** The e-mail address of the admin at that time. */
  admin?: string | undefined;
  action?: AuditAction | undefined;
}

/** The entries that a selection contains. */
export const entriesIn = ({
  target,
  admin,
  action,
  ...period
}: AuditSelection): Query<AuditDocument> => {
  const equalities: [field: string, value: string | undefined][] = [
    ['target.kind', target?.kind],
    ['target.id', target?.id],
    ['byEmail', admin],
    ['action', action],
  ];
  const selected = equalities.reduce<Query<AuditDocument>>(
    (query, [field, value]) => (value === undefined ? query : query.where(field, '==', value)),
    auditLog,
  );
  return whereInPeriod(selected, 'at', period);
};

/** A request for a page of the audit log. */
export type AuditListRequest = AuditSelection & PageRequest;

/** A page of the audit log, newest first. Throws `validation` for an invalid cursor. */
export const listAudit = ({
  limit,
  cursor,
  ...selection
}: AuditListRequest): Promise<Page<AuditEntry>> => {
  const source = { query: entriesIn(selection), order: newestEntriesFirst, toItem: toEntry };
  return readPage(source, cursor === undefined ? { limit } : { limit, cursor });
};

/** The last action on a target; undefined if there is none. Costs one read. */
export const lastActionOn = async (
  target: Pick<AuditTarget, 'kind' | 'id'>,
): Promise<AuditAction | undefined> => {
  const { field, direction } = newestEntriesFirst;
  const [last] = await findDocuments(entriesIn({ target }).orderBy(field, direction), 1);
  return last?.content.action;
};
