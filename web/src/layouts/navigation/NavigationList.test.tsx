import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
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
  render(
    <MemoryRouter initialEntries={[address]}>
      <NavigationList label="Dashboard" destinations={destinations} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(label);
});

it('has no current link on other pages', () => {
  render(
    <MemoryRouter initialEntries={['/dashboard/profile']}>
      <NavigationList label="Dashboard" destinations={destinations} />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});
