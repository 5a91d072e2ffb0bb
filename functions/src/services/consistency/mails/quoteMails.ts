import type { MailKind, QuoteEvent, QuoteMessage } from '../../../contract/index.ts';
import { isForCustomer } from '../../mail/mailAddressee.ts';
import { mailIdOf } from '../../mail/queueMail.ts';
import type { QuoteMails } from '../documents/mailSnapshots.ts';
import { isInPeriod, type MailPeriod } from './mailPeriod.ts';

const kindOf = ({ status, actor }: QuoteEvent<Date>): MailKind => {
  if (status === 'offered') return 'quote-offered';
  if (status === 'expired') return 'quote-expired';
  return status === 'declined' && actor === 'admin' ? 'quote-declined' : 'shop-quote';
};

const kindsOfEvents = ['quote-offered', 'quote-declined', 'quote-expired', 'shop-quote'] as const;

const isMailed = ({ quote, customerIsDeleted }: QuoteMails, kind: MailKind): boolean =>
  !isForCustomer({ kind }) || (quote.userEmail !== '' && !customerIsDeleted);

/** The history does not name the mail of each change, so there must be as many of each kind. */
const wrongCounts = (about: QuoteMails, period: MailPeriod): string[] =>
  kindsOfEvents.flatMap((kind) => {
    const events = about.quote.history.filter((event) => kindOf(event) === kind);
    const required = isMailed(about, kind)
      ? events.filter(({ at }) => isInPeriod({ kind, at }, period)).length
      : 0;
    const { length: count } = about.mails.filter(({ content }) => content.kind === kind);
    return count < required || count > events.length
      ? [`has ${count} mails of the kind ${kind} for ${events.length} changes`]
      : [];
  });

/**
 * The ids of the mails that may report a message: a request and an offer have theirs in the same
 * mail.
 */
const mailsOfMessage = (quoteId: string, { id, from }: QuoteMessage<Date>): string[] =>
  from === 'shop'
    ? [
        mailIdOf({ kind: 'quote-message', eventId: id }),
        mailIdOf({ kind: 'quote-offered', eventId: id }),
      ]
    : [
        mailIdOf({ kind: 'shop-quote-message', eventId: id }),
        mailIdOf({ kind: 'shop-quote', eventId: quoteId }),
      ];

const messageProblems = (about: QuoteMails, period: MailPeriod): string[] => {
  const { id: quoteId, quote, mails } = about;
  const mailIds = new Set(mails.map(({ id }) => id));
  const reported = new Set(quote.messages.flatMap((message) => mailsOfMessage(quoteId, message)));
  const unreported = quote.messages.filter((message) => {
    const kind = message.from === 'shop' ? 'quote-message' : 'shop-quote-message';
    const isReported = mailsOfMessage(quoteId, message).some((id) => mailIds.has(id));
    return !isReported && isMailed(about, kind) && isInPeriod({ kind, at: message.at }, period);
  });
  const stray = mails.filter(
    ({ id, content }) => content.kind.endsWith('quote-message') && !reported.has(id),
  );
  return [
    ...unreported.map(({ id }) => `has no mail about the message ${id}`),
    ...stray.map(({ id }) => `has the mail ${id}, but nobody wrote that message`),
  ];
};

/**
 * A sentence for each mail about a quote that is missing or that reports nothing that has happened.
 */
export const quoteMailProblems = (about: QuoteMails, period: MailPeriod): string[] =>
  [...wrongCounts(about, period), ...messageProblems(about, period)].map(
    (problem) => `quote ${about.id} ${problem}`,
  );
