import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { NavigationList } from './NavigationList.tsx';

const destinations = [
  { label: 'My Order', to: '/dashboard', alias: '/dashboard/my-orders' },
  { label: 'Add Review', to: '/dashboard/add-review' },
];

it.each([
  ['/dashboard', 'My Order'],
  ['/dashboard/', 'My Order'],
  ['/dashboard/my-orders', 'My Order'],
  ['/dashboard/add-review', 'Add Review'],
])('at %s, the current link is %s', (address, label) => {
  renderPage(<NavigationList label="Dashboard" destinations={destinations} />, { at: address });
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(label);
});

it('has no current link on other pages', () => {
  renderPage(<NavigationList label="Dashboard" destinations={destinations} />, {
    at: '/dashboard/profile',
  });
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});

it('marks the list to which a page belongs, and says how much waits on a page', () => {
  const waiting = destinations.map((one) => ({ ...one, waiting: one.alias ? 120 : 0 }));
  renderPage(
    <NavigationList
      label="Dashboard"
      destinations={waiting}
      within="/dashboard"
      groups={{ '/dashboard/add-review': 'Reviews' }}
    />,
    { at: '/dashboard/orders/TH-4K2M9A7C' },
  );
  const link = screen.getByRole('link', { current: true, description: '99+ waiting' });
  expect(link.getAttribute('aria-current')).toBe('true');
  screen.getByRole('link', { name: 'Add Review', description: '' });
  screen.getByRole('heading', { name: 'Reviews' });
});
