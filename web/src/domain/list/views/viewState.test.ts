import type { SavedView } from 'functions/contract';
import { expect, it } from 'vitest';
import { addressOf, contentOf, isModified, usableView, type ViewedKind } from './viewState.ts';

const kind: ViewedKind = {
  filter: {
    name: 'status',
    texts: { open: 'Open', late: 'Late', all: 'All' },
  },
  choices: [
    { name: 'payment', texts: { '': 'Any', paid: 'Paid' } },
    { name: 'by', texts: { '': 'Anyone' }, otherId: 'Another' },
  ],
  only: { name: 'payer' },
  sorts: 'orders',
  hasPeriod: true,
  columns: [
    { id: 'number', header: 'No.', isName: true },
    { id: 'date', header: 'Date' },
  ],
};

const view: SavedView = {
  _id: 'v1',
  name: 'Late ones',
  query: 'q=oak+%26+ash&status=late',
  columns: ['number', 'date'],
  shared: false,
  owner: 'ada',
  ownerName: 'Ada',
  updatedAt: '2026-11-20T10:00:00.000Z',
};

it('has what narrows and sorts the list, in one order, and the columns', () => {
  const params = new URLSearchParams('status=late&view=v1&q=oak+%26+ash&columns=number,date');
  expect(contentOf(params)).toEqual({ query: view.query, columns: ['number', 'date'] });
  expect(contentOf(new URLSearchParams())).toEqual({ query: '', columns: null });
});

it('opens at an address that holds all of it, so that links work for colleagues', () => {
  const params = addressOf(kind, view);
  expect(params.toString()).toBe('q=oak+%26+ash&status=late&columns=number%2Cdate&view=v1');
  expect(isModified(kind, view, params)).toBe(false);
  expect(addressOf(kind, { ...view, columns: null }).has('columns')).toBe(false);
});

it.each([
  ['another filter', 'q=oak+%26+ash&columns=number,date&view=v1'],
  ['a sort order', `${view.query}&sort=oldest&columns=number,date&view=v1`],
  ['other columns', `${view.query}&columns=number&view=v1`],
  ['the usual columns', `${view.query}&view=v1`],
])('is modified by %s', (_, query) => {
  expect(isModified(kind, view, new URLSearchParams(query))).toBe(true);
});

it('opens with the rest when the list lacks a filter, a status, an order or a column', () => {
  const old = {
    query:
      'status=lost&payment=barter&by=someone&payer=carla&from=2026-01-01&sort=weight&crate=4&q=oak',
    columns: ['number', 'weight'],
  };
  const usable = usableView(kind, old);
  expect(usable).toEqual({
    query: 'by=someone&from=2026-01-01&payer=carla&q=oak',
    columns: ['number'],
    leftOut: [
      ...['the filter status: lost', 'the filter payment: barter', 'the filter sort: weight'],
      ...['the filter crate: 4', 'the column weight'],
    ],
  });
  const params = addressOf(kind, { ...view, ...old });
  expect(isModified(kind, old, params)).toBe(false);
});
