import type { MailDocument } from '../../documents/mails.ts';
import { activeAccounts } from '../../store/accounts/accounts.ts';

/** Whether a mail was written to a customer. Mails to the shop are about other people. */
export const isForCustomer = ({ kind }: Pick<MailDocument, 'kind'>): boolean =>
  !kind.startsWith('shop-');

/** A visitor enters the address for the answer to an inquiry, also while logged in. */
const ownerOf = ({ userId, about }: MailDocument): string | null =>
  about.kind === 'inquiry' ? null : userId;

/**
 * A mail with the verified address that its account has now, as its recipient or, in a mail to the
 * shop, as the address to reply to. What the mail is about keeps the address of its time, which may
 * belong to somebody else by now. Throws `unavailable` when Firebase Auth does not answer.
 */
export const addressedNow = async (mail: MailDocument): Promise<MailDocument> => {
  const owner = ownerOf(mail);
  if (owner === null) return mail;
  const [account] = await activeAccounts([owner]);
  if (!account?.emailVerified || account.email === '') return mail;
  if (isForCustomer(mail)) return { ...mail, to: [account.email] };
  return mail.replyTo === '' ? mail : { ...mail, replyTo: account.email };
};
