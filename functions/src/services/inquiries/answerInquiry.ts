import {
  type ChangedInquiry,
  type InquiryReply,
  type InquiryReplyInput,
  limits,
  repliedInquiryStatus,
} from '../../contract/index.ts';
import type { InquiryDocument } from '../../documents/people/inquiries.ts';
import { validationError } from '../../errors.ts';
import { inquiryReplyMail } from '../../mail/texts/inquiryMails.ts';
import type { Caller } from '../../store/accounts/caller.ts';
import { recordAudit } from '../../store/audit.ts';
import { newsOf } from '../../store/handling.ts';
import type { IdempotentRequest } from '../../store/writes/idempotency.ts';
import { checkedByRoute, once } from '../../store/writes/once.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { queueMail, readMailShop } from '../mail/queueMail.ts';
import { inquiryResource } from './inquiries.ts';

const checkReplies = ({ replies }: InquiryDocument): void => {
  if (replies.length < limits.inquiryReplies) return;
  const message = `An inquiry can have at most ${limits.inquiryReplies} replies`;
  throw validationError({ text: message });
};

/** The id of the mail's event: of the reply, and of its inquiry, which deletes it. */
export const replyEventOf = (id: string, reply: Pick<InquiryReply<unknown>, 'id'>): string =>
  `${id}-${reply.id}`;

const queueReply = async (
  transaction: Transaction,
  { id, inquiry }: { id: string; inquiry: InquiryDocument },
  reply: InquiryReply<Date>,
): Promise<void> => {
  const shop = await readMailShop();
  queueMail(
    transaction,
    {
      kind: 'inquiry-reply',
      eventId: replyEventOf(id, reply),
      userId: inquiry.userId,
      to: inquiry.email,
      about: { kind: 'inquiry', id, label: inquiry.email },
      content: inquiryReplyMail(inquiry, reply, shop),
    },
    shop,
  );
};

/**
 * Replies to an inquiry by mail; it is answered after that. A retry with the same key sends
 * nothing. Throws `inquiry-not-found`, and `validation` for too many replies.
 */
export const answerInquiry = async (
  id: string,
  { input, key }: IdempotentRequest<InquiryReplyInput>,
  caller: Caller,
): Promise<ChangedInquiry> => {
  const reference = inquiryResource.reference(id);
  const toChanged = (inquiry: InquiryDocument): ChangedInquiry => ({
    acknowledged: true,
    inquiry: inquiryResource.toSent(id, inquiry),
  });
  const sent = { caller: caller.uid, key, input: { id, ...input } };
  const request = { ...sent, changes: reference, checkRights: checkedByRoute };
  return once(request, async (transaction, stored) => {
    const inquiry = inquiryResource.existing(stored);
    checkReplies(inquiry);
    const at = new Date();
    const name = caller.displayName || caller.email;
    const reply = { id: transaction.id, text: input.text, uid: caller.uid, name, at };
    const change = {
      status: repliedInquiryStatus,
      replies: [...inquiry.replies, reply],
      updatedAt: at,
      ...newsOf(inquiry, caller.uid),
    };
    transaction.update(reference, change);
    await queueReply(transaction, { id, inquiry }, reply);
    recordAudit(transaction, caller, {
      action: 'inquiry-answered',
      target: { kind: 'inquiry', id, label: inquiry.email },
      before: { status: inquiry.status },
      after: { status: change.status },
    });
    return toChanged({ ...inquiry, ...change });
  });
};
