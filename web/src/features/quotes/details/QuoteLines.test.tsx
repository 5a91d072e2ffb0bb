import { screen } from '@testing-library/react';
import type { Quote } from 'functions/contract';
import { expect, it } from 'vitest';
import { offeredQuote, quoteOf } from '../../../testing/quotes.ts';
import { renderPage } from '../../../testing/renderPage.tsx';
import { QuoteLines } from './QuoteLines.tsx';

const withOwnPrice = ({ lines, ...quote }: Quote): Quote => ({
  ...quote,
  lines: lines.map((line) => ({ ...line, ownPrice: 6_000 })),
});

const textOf = ({ lines, currency }: Quote, admin = false) => {
  renderPage(<QuoteLines lines={lines} currency={currency} admin={admin} />);
  return screen.getByRole('list', { name: 'Lines' }).textContent;
};

it.each([
  ['the list price of a request', quoteOf(), false, /600 × \$64\.10\$38,460\.00$/],
  [
    'the own price of a request',
    withOwnPrice(quoteOf()),
    false,
    /600 × \$60\.00Your price · list price \$64\.10\$36,000\.00$/,
  ],
  [
    'the own price of a request to staff',
    withOwnPrice(quoteOf()),
    true,
    /Agreed price · list price \$64\.10/,
  ],
  ['the list price beside an offer', offeredQuote(), false, /600 × \$57\.00List price \$64\.10/],
  [
    'the own price beside an offer',
    withOwnPrice(offeredQuote()),
    false,
    /600 × \$57\.00Your price without this offer: \$60\.00 · list price \$64\.10/,
  ],
])('shows %s', (_case, quote, admin, expected) => {
  expect(textOf(quote, admin)).toMatch(expected);
});
