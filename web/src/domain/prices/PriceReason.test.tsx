import { screen } from '@testing-library/react';
import { withoutList } from 'functions/contract';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { PriceReason } from './PriceReason.tsx';

const agreed = {
  listPrice: 6_410,
  priceListId: 'list',
  priceListVersion: 7,
  priceListName: 'Contract 2026',
  unitPrice: 5_000,
};

const show = (line: typeof agreed | ReturnType<typeof atListPrice>, { admin = false } = {}) =>
  renderPage(<PriceReason line={line} currency="USD" admin={admin} />).container.textContent;

const atListPrice = (unitPrice: number) => ({ ...withoutList(6_410), unitPrice });

it('names the list, and the list price beside it', () => {
  expect(show(agreed)).toBe('Your price: Contract 2026 · list price $64.10');
  expect(screen.queryByRole('link')).toBeNull();
});

it('leads staff to the list, with the version that decided', () => {
  expect(show(agreed, { admin: true })).toBe(
    'Agreed price: Contract 2026, version 7 · list price $64.10',
  );
  expect(screen.getByRole('link', { name: 'Contract 2026' }).getAttribute('href')).toBe(
    '/dashboard/price-lists/list',
  );
});

it('is empty for a list price', () => {
  expect(show(atListPrice(6_410), { admin: true })).toBe('');
});

it('is the list price of a line that an offer made cheaper', () => {
  expect(show(atListPrice(6_000))).toBe('List price $64.10');
});
