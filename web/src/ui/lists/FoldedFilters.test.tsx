import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FoldedFilters } from './FoldedFilters.tsx';

it.each([
  [[], 'Filters'],
  [['', ''], 'Filters'],
  [['unpaid', ''], 'Filters (1)'],
  [['unpaid', '2026-11-01', '2026-11-30'], 'Filters (3)'],
])('counts the filters that are set: %j', (values, name) => {
  render(<FoldedFilters values={values}>fields</FoldedFilters>);
  screen.getByText(name);
});

// Wide windows, such as that of these tests, hide the button.
it('opens and closes the filters, and says so', async () => {
  render(<FoldedFilters values={[]}>fields</FoldedFilters>);
  const button = screen.getByText('Filters');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.textContent).toBe(
    'fields',
  );
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
