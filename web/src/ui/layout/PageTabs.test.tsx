import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { PageTabs } from './PageTabs.tsx';

const tabs = [
  { label: 'Details', to: '/company' },
  { label: 'Members', to: '/company/members', count: 4 },
];

const show = (address: string) =>
  renderPage(<PageTabs label="Pages of the company" tabs={tabs} />, { at: address });

it.each(['/company/members', '/company/members/'])('marks the tab of the page %s', (address) => {
  show(address);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Members4');
});

it('marks the tab to which a page below it belongs', () => {
  show('/company/members/ada');
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Members4');
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});

it('keeps the search part of the address', () => {
  show('/company?id=one');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/company?id=one', '/company/members?id=one']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Details');
});
