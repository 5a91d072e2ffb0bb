import { type AuditTarget, isCompanyId } from '../../contract/index.ts';
import { ApiError } from '../../errors.ts';
import { companyTarget } from '../../store/audit.ts';
import { users } from '../../store/collections/collections.ts';
import { refuseIfDeleted } from '../../store/deletedAccounts.ts';
import { readDocument } from '../../store/reads/documents.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { companyReference, existingCompany } from '../companies/stored/companies.ts';
import { customerId } from '../customers/customerId.ts';
import { orderResource } from '../ordering/orders/orders.ts';

/** What a note of staff is about. */
export interface NoteSubject {
  /** Distinguishes it from all others. */
  key: string;
  /** Reads it; throws the error of a missing one. */
  read: () => Promise<AuditTarget>;
  /** Lets a transaction add a note only as long as the subject stays; missing if it always does. */
  keep?: (transaction: Transaction) => Promise<void>;
}

/** An order. A missing one throws `order-not-found`. */
export const orderSubject = (id: string): NoteSubject => ({
  key: `order ${id}`,
  read: async () => {
    const order = await readDocument(orderResource.reference(id));
    if (!order) throw new ApiError('order-not-found');
    return { kind: 'order', id, label: order.number };
  },
});

/** A company. A missing one throws `company-not-found`. */
export const companySubject = (id: string): NoteSubject => ({
  key: `payer ${id}`,
  read: async () => companyTarget(id, existingCompany(await readDocument(companyReference(id)))),
});

/** The account of a person. One without a profile, or being deleted, throws `user-not-found`. */
const accountSubject = (uid: string): NoteSubject => ({
  key: `payer ${uid}`,
  read: async () => {
    const profile = await readDocument(users.doc(customerId(uid)));
    if (!profile) throw new ApiError('user-not-found');
    return { kind: 'user', id: uid, label: profile.email };
  },
  keep: (transaction) => refuseIfDeleted(transaction, uid),
});

/** A customer: a person, or a company. */
export const customerSubject = (payerId: string): NoteSubject =>
  isCompanyId(payerId) ? companySubject(payerId) : accountSubject(payerId);
