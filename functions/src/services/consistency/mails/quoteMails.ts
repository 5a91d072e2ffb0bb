import {
  isPlacedAtOnce,
  type MailKind,
  type QuoteEvent,
  type QuoteMessage,
} from '../../../contract/index.ts';
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

const isMailed = ({ quote, customerIsDeleted }: QuoteMails, kind: MailKind, at: Date): boolean =>
  !isForCustomer({ kind }) ||
  (quote.userEmail !== '' && !customerIsDeleted && !(quote.emailSince && at <= quote.emailSince));

/** Without the offer and the acceptance of one step: the mail about the order reports both. */
const mailedEvents = ({ history }: QuoteMails['quote']) =>
  isPlacedAtOnce({ history }) ? history.slice(2) : history;

/** The history does not name the mail of each change, so there must be as many of each kind. */
const wrongCounts = (about: QuoteMails, period: MailPeriod): string[] =>
  kindsOfEvents.flatMap((kind) => {
    const events = mailedEvents(about.quote).filter((event) => kindOf(event) === kind);
    const required = events.filter(
      ({ at }) => isMailed(about, kind, at) && isInPeriod({ kind, at }, period),
    ).length;
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
  // The message of an offer of one step with its order is only on the page of the quote.
  const mailed = quote.messages.filter(
    ({ at }) => !isPlacedAtOnce(quote) || at.getTime() !== quote.createdAt.getTime(),
  );
  const unreported = mailed.filter((message) => {
    const kind = message.from === 'shop' ? 'quote-message' : 'shop-quote-message';
    const isReported = mailsOfMessage(quoteId, message).some((id) => mailIds.has(id));
    return (
      !isReported &&
      isMailed(about, kind, message.at) &&
      isInPeriod({ kind, at: message.at }, period)
    );
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
