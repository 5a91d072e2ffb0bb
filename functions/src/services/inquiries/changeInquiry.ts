import {
  type AuditAction,
  type ChangedInquiry,
  type Deleted,
  type InquiryMove,
  type InquiryStatus,
  inquiryLifecycle,
} from '../../contract/index.ts';
import type { InquiryDocument } from '../../documents/people/inquiries.ts';
import { ApiError, validationError } from '../../errors.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { mail } from '../../store/collections/collections.ts';
import { newsOf } from '../../store/handling.ts';
import { transact } from '../../store/writes/transact.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { mailIdOf } from '../mail/queueMail.ts';
import { replyEventOf } from './answerInquiry.ts';
import { inquiryResource } from './inquiries.ts';

const actions: Record<InquiryStatus, AuditAction> = {
  new: 'inquiry-reopened',
  answered: 'inquiry-answered',
  closed: 'inquiry-closed',
};

/** A move is undone only as long as no other one, and no reply, has followed it. */
const checkMove = ({ status }: InquiryDocument, { status: to, undoes }: InquiryMove): void => {
  if (undoes) {
    if (status === undoes && inquiryLifecycle.transition(to, undoes)) return;
    throw new ApiError('undo-not-possible', { undoProblem: 'changed' });
  }
  const allowed = inquiryLifecycle.allowed(status, ['admin']);
  if (allowed.includes(to)) return;
  throw validationError({
    status: `This inquiry is ${status}. It can become ${allowed.join(' or ')}`,
  });
};

/**
 * Moves an inquiry to a status; nothing changes if it already has it. Throws `inquiry-not-found`,
 * `validation` for a status to which the lifecycle does not lead, and `undo-not-possible`.
 */
export const moveInquiry = (
  id: string,
  move: InquiryMove,
  caller: Caller,
): Promise<ChangedInquiry> =>
  transact(async (transaction) => {
    const { status } = move;
    const reference = inquiryResource.reference(id);
    const inquiry = inquiryResource.existing(await transaction.read(reference));
    if (inquiry.status === status)
      return { acknowledged: true, inquiry: inquiryResource.toSent(id, inquiry) };
    checkMove(inquiry, move);
    const change = { status, updatedAt: new Date(), ...newsOf(inquiry, caller.uid) };
    transaction.update(reference, change);
    recordAudit(transaction, caller, {
      action: actions[status],
      target: { kind: 'inquiry', id, label: inquiry.email },
      before: { status: inquiry.status },
      after: { status },
    });
    return { acknowledged: true, inquiry: inquiryResource.toSent(id, { ...inquiry, ...change }) };
  });

/** Deletes the mails about an inquiry, because they contain it. */
const removeMails = async (
  transaction: Transaction,
  id: string,
  { replies }: InquiryDocument,
): Promise<void> => {
  const ids = [
    mailIdOf({ kind: 'shop-inquiry', eventId: id }),
    ...replies.map((reply) =>
      mailIdOf({ kind: 'inquiry-reply', eventId: replyEventOf(id, reply) }),
    ),
  ];
  const references = ids.map((mailId) => mail.doc(mailId));
  const found = await transaction.readAll(references, ['kind']);
  references
    .filter((_, index) => found[index])
    .forEach((reference) => {
      transaction.remove(reference);
    });
};

/**
 * Deletes an inquiry and its mails, also one that waits in the outbox. The audit log keeps the
 * address. Throws `inquiry-not-found`.
 */
export const deleteInquiry = (id: string, caller: Caller): Promise<Deleted> =>
  transact(async (transaction) => {
    const reference = inquiryResource.reference(id);
    const inquiry = inquiryResource.existing(await transaction.read(reference));
    await removeMails(transaction, id, inquiry);
    transaction.remove(reference);
    recordAudit(transaction, caller, {
      action: 'inquiry-deleted',
      target: { kind: 'inquiry', id, label: inquiry.email },
      before: { status: inquiry.status },
      after: {},
    });
    return { acknowledged: true, deletedCount: 1 };
  });
