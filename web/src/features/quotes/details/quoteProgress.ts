import {
  type Actor,
  actsForShop,
  type Quote,
  type QuoteEvent,
  type QuoteMessage,
  type QuoteStatus,
} from 'functions/contract';
import { partyText } from '../../../domain/order/partyText.ts';
import { statusNow, timeLeftText } from '../../../domain/quote/quoteTexts.ts';
import { formatLongDate } from '../../../domain/time/dates.ts';

/** The words for a change to a status. */
const changes: Record<QuoteStatus, string> = {
  requested: 'Requested',
  offered: 'Offer made',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'Expired',
};

const isAcceptedForCustomer = ({ status, actor }: Pick<QuoteEvent<string>, 'status' | 'actor'>) =>
  status === 'accepted' && actor === 'admin';

/** A status change as a text: `Offer made by Tools Hub`. */
export const changeText = (
  event: QuoteEvent<string>,
  isRepeated: boolean,
  quote: Quote,
  caller: Actor,
): string => {
  const name = partyText(event, quote, caller);
  const change =
    event.status === 'offered' && isRepeated ? 'New offer made' : changes[event.status];
  if (isAcceptedForCustomer(event)) {
    return actsForShop(quote, caller)
      ? `${change} by ${name} for ${quote.userName}`
      : 'Accepted by the shop for you';
  }
  return name === null ? change : `${change} by ${name}`;
};

/** Who wrote a message, for its reader. */
export const authorText = (
  { from, name, uid }: QuoteMessage<string>,
  caller: Pick<Actor, 'uid'>,
): string => {
  if (uid === caller.uid) return 'You';
  return from === 'shop' ? `${name}, Tools Hub` : name;
};

/** Where a quote stands, and what the reader can do. */
export interface Standing {
  severity: 'success' | 'info' | 'warning';
  title: string;
  text: string;
}

const declinedText = (quote: Quote, caller: Actor) => {
  const last = quote.history.at(-1);
  const byShop = last?.actor === 'admin';
  const name = last && partyText(last, quote, caller);
  const title = `Declined by ${name ?? 'Tools Hub'}`;
  const reason = last?.reason ? `Reason: ${last.reason}` : '';
  return { title, reason, byShop };
};

type Standings = Record<QuoteStatus, (quote: Quote, caller: Actor) => Standing>;

const endOf = ({ validUntil }: Quote) => (validUntil === null ? '' : formatLongDate(validUntil));
const leftOf = ({ validUntil }: Quote) => (validUntil === null ? '' : timeLeftText(validUntil));

const forCustomer: Standings = {
  requested: () => ({
    severity: 'info',
    title: 'Waiting for our offer',
    text: 'We answer within one working day. You get a mail when the offer is here.',
  }),
  offered: (quote) => ({
    severity: 'success',
    title: `Our offer is valid until ${endOf(quote)}: ${leftOf(quote)}`,
    text: 'When you accept it, it becomes an order at these prices. Until then, no pieces are reserved.',
  }),
  accepted: () => ({
    severity: 'success',
    title: 'Accepted',
    text: 'The offer became an order at these prices.',
  }),
  declined: (quote, caller) => {
    const { title, reason, byShop } = declinedText(quote, caller);
    const next = byShop
      ? 'Write to us if we can help in another way.'
      : 'Write to us if you change your mind.';
    return { severity: 'info', title, text: [reason, next].filter(Boolean).join('\n') };
  },
  expired: (quote) => ({
    severity: 'warning',
    title: `The offer was valid until ${endOf(quote)}`,
    text: 'If you still need the tools, write to us below, and we offer again.',
  }),
};

const forAdmin: Standings = {
  requested: ({ payerName }) => ({
    severity: 'warning',
    title: `${payerName} waits for an offer`,
    text: 'Customers expect it within one working day.',
  }),
  offered: (quote) => ({
    severity: 'info',
    title: `Offered until ${endOf(quote)}: ${leftOf(quote)}`,
    text: `${quote.payerName} can accept or decline. You can change the offer until then, or accept it for them when they tell you so.`,
  }),
  accepted: ({ payerName, history }) => ({
    severity: 'success',
    title: history.some(isAcceptedForCustomer)
      ? `Accepted for ${payerName}`
      : `Accepted by ${payerName}`,
    text: 'The offer became an order at these prices.',
  }),
  declined: (quote, caller) => {
    const { title, reason } = declinedText(quote, caller);
    return {
      severity: 'info',
      title,
      text: [reason, 'You can make another offer.'].filter(Boolean).join('\n'),
    };
  },
  expired: (quote) => ({
    severity: 'warning',
    title: `The offer expired on ${endOf(quote)}`,
    text: 'You can make another offer.',
  }),
};

/** Where a quote stands, for its customer or for an admin. */
export const standingOf = (quote: Quote, caller: Actor): Standing => {
  const texts = actsForShop(quote, caller) ? forAdmin : forCustomer;
  return texts[statusNow(quote)](quote, caller);
};
