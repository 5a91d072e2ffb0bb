import { screen } from '@testing-library/react';
import type { ToolGap } from 'functions/contract';
import { expect, it, vi } from 'vitest';
import { api } from '../../../../testing/fakeApi.ts';
import { renderPage } from '../../../../testing/renderPage.tsx';
import { userEvent } from '../../../../testing/userEvent.ts';
import { MissingFilter } from './MissingFilter.tsx';

const show = (value: ToolGap | '') => {
  api.countMissing.mockResolvedValue({
    missing: [
      { value: 'picture', count: 0 },
      { value: 'family', count: 1_200 },
    ],
  });
  const onChange = vi.fn();
  renderPage(<MissingFilter words="saw" category="saws" value={value} onChange={onChange} />);
  return onChange;
};

it('filters by what tools lack, among the found ones', async () => {
  const onChange = show('');
  await userEvent.click(await screen.findByRole('button', { name: 'No family (1,200)' }));
  expect(onChange.mock.calls).toEqual([['family']]);
  expect(api.countMissing.mock.calls[0]?.[0]?.query).toEqual({ q: 'saw', category: 'saws' });
});

it('is taken back, and named before the counts are there', async () => {
  const onChange = show('picture');
  screen.getByRole('button', { name: 'No picture', pressed: true });
  screen.getByRole('button', { name: 'No GTIN', pressed: false });
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(onChange.mock.calls).toEqual([['']]);
});
