import type { MailKind, ReturnEvent } from '../../contract/index.ts';
import type { ReturnDocument } from '../../documents/orders/returns.ts';
import type { MailContent, MailShop } from '../../mail/rendering/mailContent.ts';
import {
  type MailedReturn,
  returnApprovedMail,
  returnClosedMail,
  returnDeclinedMail,
  returnExpiredMail,
  returnReceivedMail,
  returnRequestedMail,
} from '../../mail/texts/returnMails.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { queueMail, readMailShop } from '../mail/queueMail.ts';

const aboutOf = ({ id, found }: MailedReturn) =>
  ({ kind: 'return', id, label: found.number }) as const;

/** The kinds of mail that tell the customer how a return goes on. */
type ReturnMailKind = Extract<MailKind, `return-${string}`>;

const contents: Record<ReturnMailKind, (mailed: MailedReturn, shop: MailShop) => MailContent> = {
  'return-approved': returnApprovedMail,
  'return-declined': returnDeclinedMail,
  'return-received': returnReceivedMail,
  'return-closed': returnClosedMail,
  'return-expired': returnExpiredMail,
};

/** The kind of mail about a change of a return; null for none. A return has each change once. */
export const returnMailKindOf = ({
  status,
  actor,
}: Pick<ReturnEvent<unknown>, 'status' | 'actor'>): ReturnMailKind | 'shop-return' | null => {
  if (status === 'requested') return actor === 'customer' ? 'shop-return' : null;
  return status === 'withdrawn' ? null : `return-${status}`;
};

/** The document attached to the mail about a change of a return; null for none. */
export const attachmentOf = (
  kind: MailKind,
  { creditNoteNumber }: Pick<ReturnDocument, 'creditNoteNumber'>,
): string | null => (kind === 'return-closed' ? creditNoteNumber : null);

/** Tells the shop that a customer asks for a return. */
export const mailRequestToShop = async (
  transaction: Transaction,
  mailed: MailedReturn,
): Promise<void> => {
  const shop = await readMailShop();
  const { userId, userEmail: replyTo } = mailed.found;
  const mail = {
    kind: 'shop-return',
    eventId: mailed.id,
    userId,
    to: shop.email,
    replyTo,
  } as const;
  const content = returnRequestedMail(mailed, shop);
  queueMail(transaction, { ...mail, about: aboutOf(mailed), content }, shop);
};

/** Tells the customer of the newest change of a return. */
export const mailChangeToCustomer = async (
  transaction: Transaction,
  mailed: MailedReturn,
): Promise<void> => {
  const event = mailed.found.history.at(-1);
  const kind = event ? returnMailKindOf(event) : null;
  if (!kind || kind === 'shop-return') return;
  const shop = await readMailShop();
  const { userId, userEmail: to } = mailed.found;
  const content = contents[kind](mailed, shop);
  const attachedInvoice = attachmentOf(kind, mailed.found);
  const mail = { kind, eventId: mailed.id, userId, to, about: aboutOf(mailed), attachedInvoice };
  queueMail(transaction, { ...mail, content }, shop);
};
