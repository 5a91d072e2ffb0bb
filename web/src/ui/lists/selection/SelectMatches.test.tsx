import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../testing/renderPage.tsx';
import { ListMatches } from './matches.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './useSelection.ts';

const pageSize = 100;
const format = (count: number) => count.toLocaleString('en');

const idsOf = (count: number) => Array.from({ length: count }, (_, n) => `row-${n}`);

interface ListProps {
  total: number;
  search?: string;
  load?: () => Promise<{ isError: boolean }>;
}

/** A list that loads its rows page by page. */
const List = ({ total, search = '', load = async () => ({ isError: false }) }: ListProps) => {
  const [loaded, setLoaded] = useState(Math.min(total, pageSize));
  const hasMore = loaded < total;
  const selection = useSelection(idsOf(loaded));
  const loadMore = async () => {
    const result = await load();
    if (!result.isError) setLoaded((before) => Math.min(total, before + pageSize));
    return result;
  };
  return (
    <ListMatches value={{ search, count: total, loaded, hasMore, format, loadMore }}>
      <button type="button" onClick={selection.toggleAll}>
        all
      </button>
      <SelectionBar selection={selection} />
    </ListMatches>
  );
};

const selectShown = async (list: ListProps) => {
  const shown = renderPage(<List {...list} />);
  await shown.user.click(screen.getByRole('button', { name: 'all' }));
  return shown;
};

it('selects also the matches that are not loaded', async () => {
  const { user } = await selectShown({ total: 257 });
  await user.click(screen.getByRole('button', { name: 'Select all 257 that match' }));
  await screen.findAllByText('257 selected');
  expect(screen.queryByRole('button', { name: /that match/ })).toBeNull();
});

it('selects 500 of very many, and says why', async () => {
  const { user } = await selectShown({ total: 2_000 });
  await user.click(screen.getByRole('button', { name: 'Select 500 of the 2,000 that match' }));
  await screen.findByText(/^At most 500 can be selected/);
  expect(screen.getAllByText('500 selected')).toHaveLength(2);
});

it('offers nothing when all are loaded', async () => {
  await selectShown({ total: 57 });
  screen.getAllByText('57 selected');
  expect(screen.queryByRole('button', { name: /that match/ })).toBeNull();
});

it('can be cancelled while it loads, and ends with another search', async () => {
  const load = () => new Promise<never>(() => {});
  const { user, rerender } = await selectShown({ total: 300, load });
  const start = { name: 'Select all 300 that match' };
  await user.click(screen.getByRole('button', start));
  screen.getByText('Loading 100 of 300…');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(/^Loading/)).toBeNull();
  await user.click(screen.getByRole('button', start));
  rerender(<List total={300} load={load} search="oak" />);
  expect(screen.queryByText(/^Loading/)).toBeNull();
  screen.getAllByText('100 selected');
});

it('says that the others could not be loaded, and tries again', async () => {
  const failures = [true, false, false];
  const load = async () => ({ isError: failures.shift() ?? false });
  const { user } = await selectShown({ total: 250, load });
  await user.click(screen.getByRole('button', { name: 'Select all 250 that match' }));
  await screen.findByText(/^The others could not be loaded/);
  await user.click(screen.getByRole('button', { name: 'Select all 250 that match' }));
  await screen.findAllByText('250 selected');
  expect(screen.queryByText(/^The others/)).toBeNull();
});
