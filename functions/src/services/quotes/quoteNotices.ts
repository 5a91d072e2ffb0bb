import type { MailKind } from '../../contract/index.ts';
import type { MailContent, MailShop } from '../../mail/rendering/mailContent.ts';
import type { MailedQuote } from '../../mail/texts/quoteMails.ts';
import type { Transaction } from '../../store/writes/transaction.ts';
import { queueMail, readMailShop } from '../mail/queueMail.ts';

/** An event of a quote, and the text of its mail. */
export interface QuoteNotice {
  kind: MailKind;
  /** The id of the event. */
  eventId: string;
  contentOf: (shop: MailShop) => MailContent;
  /** Whom the shop answers: who has made the quote, unless another member writes. */
  replyTo?: string;
}

const aboutOf = ({ id, quote }: MailedQuote) =>
  ({ kind: 'quote', id, label: quote.number }) as const;

/** Queues a mail to the customer of a quote. */
export const mailToCustomer = async (
  transaction: Transaction,
  mailed: MailedQuote,
  { contentOf, ...event }: QuoteNotice,
): Promise<void> => {
  const shop = await readMailShop();
  const { userId, userEmail: to } = mailed.quote;
  const content = contentOf(shop);
  queueMail(transaction, { ...event, userId, to, about: aboutOf(mailed), content }, shop);
};

/** Queues a mail about a quote to the shop, which can answer its customer. */
export const queueShopMail = async (
  transaction: Transaction,
  mailed: MailedQuote,
  { contentOf, ...event }: QuoteNotice,
): Promise<void> => {
  const shop = await readMailShop();
  const { userId, userEmail } = mailed.quote;
  const content = contentOf(shop);
  queueMail(
    transaction,
    { replyTo: userEmail, ...event, userId, to: shop.email, about: aboutOf(mailed), content },
    shop,
  );
};
