import type { MailKind } from '../../contract/index.ts';
import type { MailContent, MailShop } from '../../mail/rendering/mailContent.ts';
import {
  approvalAskedMail,
  type MailedRequest,
  requestApprovedMail,
  requestExpiredMail,
  requestRejectedMail,
} from '../../mail/texts/requestMails.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import type { StoredApprover } from '../companies/stored/approvers.ts';
import { queueMail, readMailShop } from '../mail/queueMail.ts';

const aboutOf = ({ request }: MailedRequest) =>
  ({ kind: 'company', id: request.companyId, label: request.companyName }) as const;

/** The event of the mail that asks a member for an approval. */
export const askedEventId = (requestId: string, uid: string): string => `${requestId}_${uid}`;

/** Whether a member gets mails: none is sent to an empty address. */
export const hasAddress = ({ email }: Pick<StoredApprover, 'email'>): boolean => email !== '';

/** Asks those who can approve a request for it. */
export const mailToApprovers = async (
  transaction: Transaction,
  mailed: MailedRequest,
  approvers: readonly StoredApprover[],
): Promise<void> => {
  const shop = await readMailShop();
  const { email: replyTo } = mailed.request.requester;
  const content = approvalAskedMail(mailed, shop);
  for (const { uid: userId, email: to } of approvers) {
    const eventId = askedEventId(mailed.id, userId);
    const mail = { kind: 'approval-asked', eventId, userId, to, replyTo } as const;
    queueMail(transaction, { ...mail, about: aboutOf(mailed), content }, shop);
  }
};

/** The kinds of mail that report the end of a request to its requester. */
export type DecisionMailKind = Extract<
  MailKind,
  'request-approved' | 'request-rejected' | 'request-expired'
>;

const decisionMails: Record<
  DecisionMailKind,
  (mailed: MailedRequest, shop: MailShop) => MailContent
> = {
  'request-approved': requestApprovedMail,
  'request-rejected': requestRejectedMail,
  'request-expired': requestExpiredMail,
};

/** Tells the requester how the request has ended. */
export const mailToRequester = async (
  transaction: Transaction,
  mailed: MailedRequest,
  kind: DecisionMailKind,
): Promise<void> => {
  const shop = await readMailShop();
  const { uid: userId, email: to } = mailed.request.requester;
  const content = decisionMails[kind](mailed, shop);
  const mail = { kind, eventId: mailed.id, userId, to, about: aboutOf(mailed), content };
  queueMail(transaction, mail, shop);
};
