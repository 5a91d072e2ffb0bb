// @vitest-environment node
import type { Quote } from 'functions/contract';
import { describe, expect, it } from 'vitest';
import { carla, nora } from '../../../testing/actors.ts';
import { offeredQuote, quoteOf } from '../../../testing/quotes.ts';
import { authorText, changeText, standingOf } from './quoteProgress.ts';

const ada = { uid: 'ada', staff: true, membership: null };

const declinedBy = (actor: 'customer' | 'admin', uid: string): Quote => {
  const quote = offeredQuote();
  const event = {
    status: 'declined',
    actor,
    uid,
    at: quote.createdAt,
    reason: 'Too late',
  } as const;
  return { ...quote, status: 'declined', history: [...quote.history, event] };
};

describe('standingOf', () => {
  it('says what a customer and an admin wait for', () => {
    expect(standingOf(quoteOf(), carla).title).toBe('Waiting for our offer');
    expect(standingOf(quoteOf(), ada).title).toBe('Carla Customer waits for an offer');
  });

  it('names the last day of an offer', () => {
    expect(standingOf(offeredQuote(), carla).title).toContain('valid until 31 December 2999');
    expect(standingOf(offeredQuote(), ada).title).toContain('Offered until 31 December 2999');
  });

  it('takes an offer whose time has passed as expired', () => {
    const expired = offeredQuote(5700, { validUntil: '2001-01-31T23:59:59.999Z' });
    expect(standingOf(expired, carla).title).toBe('The offer was valid until 31 January 2001');
    expect(standingOf(expired, ada).text).toBe('You can make another offer.');
  });

  it('says who declined, and why', () => {
    const own = standingOf(declinedBy('customer', 'carla'), carla);
    expect(own.title).toBe('Declined by you');
    expect(own.text).toBe('Reason: Too late\nWrite to us if you change your mind.');
    const refused = standingOf(declinedBy('admin', 'ada'), carla);
    expect(refused.title).toBe('Declined by Tools Hub');
    expect(refused.text).toContain('if we can help in another way');
    expect(standingOf(declinedBy('customer', 'carla'), ada).title).toBe(
      'Declined by Carla Customer',
    );
  });

  it('speaks to an admin as its customer, if the quote is theirs', () => {
    expect(standingOf(quoteOf({ payerId: 'ada' }), ada).title).toBe('Waiting for our offer');
  });
});

describe('changeText', () => {
  const quote = offeredQuote();
  const [requested, offered] = quote.history;
  if (!requested || !offered) throw new Error('A quote without a history');

  it.each([
    ['Requested by you', requested, carla],
    ['Requested by Carla Customer', requested, ada],
    ['Offer made by Tools Hub', offered, carla],
    ['Offer made by you', offered, ada],
    ['Offer made by another admin', offered, nora],
  ])('is "%s"', (text, event, caller) => {
    expect(changeText(event, false, quote, caller)).toBe(text);
  });

  it('names another member who acts, and not the one who asked', () => {
    const declined = { ...offered, status: 'declined', actor: 'customer', uid: 'olga' } as const;
    expect(changeText(declined, false, quote, carla)).toBe('Declined by another member');
    expect(changeText(declined, false, quote, ada)).toBe('Declined by another member');
  });

  it('says that the shop accepted it for the customer', () => {
    const accepted = { ...offered, status: 'accepted', actor: 'admin' } as const;
    expect(changeText(accepted, false, quote, carla)).toBe('Accepted by the shop for you');
    expect(changeText(accepted, false, quote, ada)).toBe('Accepted by you for Carla Customer');
    const history = [...quote.history, accepted];
    const done: Quote = { ...quote, status: 'accepted', history };
    expect(standingOf(done, nora).title).toBe('Accepted for Carla Customer');
  });

  it('tells a new offer from the first one', () => {
    expect(changeText(offered, true, quote, carla)).toBe('New offer made by Tools Hub');
  });

  it('names nobody for an expiry', () => {
    const expiry = { ...offered, status: 'expired', actor: 'system', uid: null } as const;
    expect(changeText(expiry, false, quote, carla)).toBe('Expired');
  });
});

describe('authorText', () => {
  const message = { id: 'm', name: 'Ada Admin', uid: 'ada', text: 'Hello', at: '' };

  it('names the shop with the admin', () => {
    expect(authorText({ ...message, from: 'shop' }, carla)).toBe('Ada Admin, Tools Hub');
    expect(authorText({ ...message, from: 'shop' }, ada)).toBe('You');
    expect(authorText({ ...message, from: 'customer' }, carla)).toBe('Ada Admin');
  });
});
