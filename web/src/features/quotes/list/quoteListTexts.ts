import type { StaffQuoteFilter } from 'functions/contract';
import { noneHandled } from '../../../domain/assignments/handlingTexts.ts';

interface EmptyText {
  title: string;
  advice: string;
}

const noneOf: Record<StaffQuoteFilter, EmptyText> = {
  open: { title: 'No open quotes', advice: 'Quotes appear here until they are answered.' },
  all: { title: 'No quotes yet', advice: "Customers' requests for a quote appear here." },
  requested: {
    title: 'No requests wait for an offer',
    advice: 'Requests appear here until you make an offer or decline.',
  },
  offered: {
    title: 'No offers are open',
    advice: 'Offers appear here until their customers answer, or they expire.',
  },
  accepted: { title: 'No accepted quotes', advice: 'Quotes that became orders appear here.' },
  declined: {
    title: 'No declined quotes',
    advice: 'Quotes that you or a customer declined appear here. You can offer again.',
  },
  expired: {
    title: 'No expired quotes',
    advice: 'Offers that were not answered in time appear here. You can offer again.',
  },
  ...noneHandled('quotes'),
};

interface EmptySearch {
  filter: StaffQuoteFilter;
  words: string;
  /** The customer whose quotes are listed; empty for all. */
  only: string;
}

const elsewhere = (filter: StaffQuoteFilter) =>
  filter === 'all' ? '' : ' You can also search the quotes with any status.';

const noneOfCustomer = (filter: StaffQuoteFilter): EmptyText => ({
  title: `${filter === 'all' ? 'No quotes' : noneOf[filter].title} of this customer`,
  advice:
    filter === 'all'
      ? 'The quotes of this customer appear here.'
      : 'Choose “All” to see all quotes of this customer.',
});

/** The text in place of an empty list of everyone's quotes. */
export const noQuotesText = ({ filter, words, only }: EmptySearch): EmptyText => {
  if (!words) return only ? noneOfCustomer(filter) : noneOf[filter];
  const advice =
    'Enter a quote number, or the beginning of the name or email address of a customer, or of a tool.';
  return { title: `No quote matches "${words}"`, advice: advice + elsewhere(filter) };
};

const howTo =
  'To get a price for a large quantity, fill your cart and choose “Request a quote”, or ask on the page of a tool.';

/** The filters of a customer's own quotes. */
export type OwnQuoteFilter = 'all' | 'open' | 'offered';

const ownTitles: Record<OwnQuoteFilter, string> = {
  all: 'No quotes yet',
  open: 'No open quotes',
  offered: 'No offer waits for your answer',
};

/** The text in place of an empty list of a customer's own quotes. */
export const noOwnQuotesText = (filter: OwnQuoteFilter): EmptyText => ({
  title: ownTitles[filter],
  advice: filter === 'all' ? howTo : `Quotes appear here until they are answered. ${howTo}`,
});
