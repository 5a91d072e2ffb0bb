import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { PageTabs } from './PageTabs.tsx';

const tabs = [
  { label: 'Details', to: '/company' },
  { label: 'Members', to: '/company/members', count: 4 },
];

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <PageTabs label="Pages of the company" tabs={tabs} />
    </MemoryRouter>,
  );

it.each(['/company/members', '/company/members/'])('marks the tab of the page %s', (address) => {
  show(address);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Members4');
});

it('keeps the search part of the address', () => {
  show('/company?id=one');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/company?id=one', '/company/members?id=one']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Details');
});
