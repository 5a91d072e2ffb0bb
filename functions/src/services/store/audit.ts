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

/** Keeps an act of an admin in the audit log, with the writes of the act itself. */
export const recordAudit = (
  transaction: Transaction,
  { uid: by, email: byEmail, requestId }: Actor,
  act: AuditedChange,
): void =>
  transaction.add(auditLog.doc(transaction.id), { by, byEmail, ...act, at: new Date(), requestId });

/** Of the fields of a document, those of the names. */
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

/** Which page of the audit log is asked for, and of which target if not of any. */
export interface AuditListRequest extends PageRequest {
  target?: Pick<AuditTarget, 'kind' | 'id'> | undefined;
}

/** A page of what admins did, newest first. Throws `validation` for a bad cursor. */
export const listAudit = ({ target, ...page }: AuditListRequest): Promise<Page<AuditEntry>> => {
  const query = target
    ? auditLog.where('target.kind', '==', target.kind).where('target.id', '==', target.id)
    : auditLog;
  return readPage({ query, order: newestFirst, toItem: toEntry }, page);
};
