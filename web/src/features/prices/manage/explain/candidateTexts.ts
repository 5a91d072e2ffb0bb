import {
  type AgreedPrice,
  type AudienceKind,
  formatCents,
  formatDay,
  type PriceCandidate,
} from 'functions/contract';

const audienceTexts: Record<AudienceKind, string> = {
  payer: 'This customer',
  group: 'A group',
  all: 'All customers',
};

/** For whom a candidate is. */
export const candidateAudience = ({ audience }: PriceCandidate): string =>
  audience === null ? 'Everyone' : audienceTexts[audience];

const dayText = (day: string | null): string => (day === null ? '' : formatDay(day, 'medium'));

/** What became of a candidate, and why. */
export const outcomeText = ({ outcome, from, until }: PriceCandidate): string => {
  switch (outcome) {
    case 'won':
      return 'Applies';
    case 'less-specific':
      return 'A more specific list goes first';
    case 'dearer':
      return 'Higher than the price that applies';
    case 'same-price':
      return 'The same price';
    case 'above-list-price':
      return 'Above the list price, which is lower';
    case 'without-price':
      return 'Has no price for this tool';
    case 'not-started':
      return `Starts on ${dayText(from)}`;
    case 'ended':
      return `Ended on ${dayText(until)}`;
    case 'not-active':
      return 'Is not active';
  }
};

const levelTexts: Record<AudienceKind, string> = {
  payer: 'It is the lowest price of the lists for this customer, which go before all others.',
  group:
    'No list for this customer has a price: it is the lowest price of the lists of its groups.',
  all: 'No list for this customer or its groups has a price: it is the lowest price of the lists for all customers.',
};

/** Why a price applies, in a sentence. */
export const reasonText = ({ why, listPrice }: Pick<AgreedPrice, 'why' | 'listPrice'>): string => {
  if (why === 'no-list') return 'No price list has a price for it: the list price applies.';
  if (why === 'list-price-lower') {
    return `The list price, ${formatCents(listPrice)}, is lower than the agreed one: nobody pays more than the list price.`;
  }
  return levelTexts[why];
};
