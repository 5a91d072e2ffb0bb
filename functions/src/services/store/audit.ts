import type { Actor } from '../../accounts.ts';
import { auditLog } from '../../collections.ts';
import type {
  AuditDocument,
  AuditEntry,
  AuditedChange,
  AuditFields,
  AuditTarget,
} from '../../contract/index.ts';
import type { ListOrder, Page, PageRequest } from '../../queries.ts';
import { readPage } from './pages.ts';
import type { Transaction } from './transact.ts';

/** Who made a change, and in which request. */
export type Auditor = Pick<Actor, 'uid' | 'email' | 'requestId'>;

/** Records an admin's action in the audit log, in the same transaction as its changes. */
export const recordAudit = (
  transaction: Transaction,
  { uid: by, email: byEmail, requestId }: Auditor,
  change: AuditedChange,
): void =>
  transaction.add(auditLog.doc(transaction.id), {
    by,
    byEmail,
    ...change,
    at: new Date(),
    requestId,
  });

/** The named fields of a document. */
export const pickFields = <Name extends string>(
  fields: Readonly<Record<Name, AuditFields[string]>>,
  names: readonly Name[],
): AuditFields => Object.fromEntries(names.map((name) => [name, fields[name]]));

const newestFirst: ListOrder = { field: 'at', direction: 'desc' };

const toEntry = (id: string, { at, ...entry }: AuditDocument): AuditEntry => ({
  _id: id,
  ...entry,
  at: at.toISOString(),
});

/** A request for a page of the audit log, optionally of one target. */
export interface AuditListRequest extends PageRequest {
  target?: Pick<AuditTarget, 'kind' | 'id'> | undefined;
}

/** A page of the audit log, newest first. Throws `validation` for an invalid cursor. */
export const listAudit = ({ target, ...page }: AuditListRequest): Promise<Page<AuditEntry>> => {
  const query = target
    ? auditLog.where('target.kind', '==', target.kind).where('target.id', '==', target.id)
    : auditLog;
  return readPage({ query, order: newestFirst, toItem: toEntry }, page);
};
