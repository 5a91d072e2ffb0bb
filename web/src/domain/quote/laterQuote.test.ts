import { describe, expect, it } from 'vitest';
import { messageFrom, offeredQuote, quoteOf } from '../../testing/quotes.ts';
import { laterQuote } from './laterQuote.ts';

const requested = quoteOf();
const offered = offeredQuote();
const answered = offeredQuote(5700, { messages: [messageFrom('carla', 'When?')] });

describe('laterQuote', () => {
  it.each([
    ['an offer', requested, offered],
    ['a message', offered, answered],
    ['an offer and a message', requested, answered],
  ])('is the one with %s, whichever arrives last', (_more, older, newer) => {
    expect(laterQuote(older, newer)).toBe(newer);
    expect(laterQuote(newer, older)).toBe(newer);
  });

  it('is the one that arrived, if nothing was added', () => {
    const other = offeredQuote(5600);
    expect(laterQuote(offered, other)).toBe(other);
  });
});
