import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { api } from '../../../../testing/fakeApi.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { userEvent } from '../../../../testing/userEvent.ts';
import { MissingFilter } from './MissingFilter.tsx';

const counts = (picture: number, family: number) => ({
  missing: [
    { value: 'picture' as const, count: picture },
    { value: 'family' as const, count: family },
  ],
});

const show = (value: string) => {
  const onChange = vi.fn();
  renderPage(<MissingFilter words="saw" category="saws" value={value} onChange={onChange} />);
  return onChange;
};

it('filters by what tools lack, among the found ones', async () => {
  api.countMissing.mockResolvedValue(counts(0, 1_200));
  const onChange = show('');
  await userEvent.click(await screen.findByRole('button', { name: 'Family (1,200)' }));
  expect(onChange.mock.calls).toEqual([['family']]);
  expect(screen.queryByRole('button', { name: /Picture/ })).toBeNull();
  expect(api.countMissing.mock.calls[0]?.[0]?.query).toEqual({ q: 'saw', category: 'saws' });
});

it('keeps the chosen filter, to take it back', async () => {
  api.countMissing.mockResolvedValue(counts(0, 1));
  const onChange = show('picture');
  const chosen = await screen.findByRole('button', { name: 'Picture (0)', pressed: true });
  await userEvent.click(chosen);
  expect(onChange.mock.calls).toEqual([['']]);
});

it('shows nothing while no tool lacks anything', async () => {
  api.countMissing.mockResolvedValue(counts(0, 0));
  show('');
  await waitFor(() => expect(api.countMissing).toHaveBeenCalled());
  expect(screen.queryByRole('group')).toBeNull();
});
