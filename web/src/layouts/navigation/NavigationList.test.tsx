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
