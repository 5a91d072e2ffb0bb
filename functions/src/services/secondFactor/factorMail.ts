import type { MailShopWithBank } from '../../mail/rendering/mailContent.ts';
import { type FactorChange, secondFactorMail } from '../../mail/texts/secondFactorMails.ts';
import type { Account } from '../../store/accounts/accounts.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { queueMail } from '../mail/queueMail.ts';

interface ChangedFactor {
  account: Pick<Account, 'uid' | 'email'>;
  change: FactorChange;
}

/** Tells the owner of an account that its second factor has changed. */
export const queueFactorMail = (
  transaction: Transaction,
  { account: { uid, email }, change }: ChangedFactor,
  shop: MailShopWithBank,
): void =>
  queueMail(
    transaction,
    {
      kind: 'second-factor',
      eventId: transaction.id,
      userId: uid,
      to: email,
      about: { kind: 'customer', id: uid, label: email },
      content: secondFactorMail(change, shop),
    },
    shop,
  );
