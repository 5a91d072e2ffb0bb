import { screen } from '@testing-library/react';
import type { EndedPrice, RequestPage } from 'functions/contract';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
import { requestPageOf } from '../../../testing/requests.ts';
import { RequestLines } from './RequestLines.tsx';

const source = {
  listPrice: 7_000,
  priceListId: 'list',
  priceListVersion: 7,
  priceListName: 'Contract 2026',
};

/** A request at an agreed price, which costs `unitPrice` now. */
const agreedRequest = (unitPrice: number, ended?: EndedPrice): RequestPage => {
  const { lines, current, ...page } = requestPageOf({}, {}, unitPrice);
  return {
    ...page,
    lines: lines.map((line) => ({ ...line, ...source })),
    current: current && {
      ...current,
      lines: current.lines.map((line) => ({ ...line, ...(ended && { ended }) })),
    },
  };
};

const textOf = (request: RequestPage) => {
  renderPage(<RequestLines request={request} />);
  return screen.getByRole('list', { name: 'Lines' }).textContent;
};

it('says why the company has the price', () => {
  expect(textOf(agreedRequest(6400))).toContain(
    '10 pieces at $64.00Your price: Contract 2026 · list price $70.00',
  );
});

it('says that the list of a changed price has ended', () => {
  const text = textOf(agreedRequest(7_000, { name: 'Contract 2026', until: '2026-11-30' }));
  expect(text).toContain('now $70.00Your price from “Contract 2026” ended on 30 November 2026.');
  expect(text).not.toContain('Your price:');
});
