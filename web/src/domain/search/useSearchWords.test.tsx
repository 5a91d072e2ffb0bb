import { act, renderHook, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/renderPage.tsx';
import { useSearchWords } from './useSearchWords.ts';

const searchAt = (address: string) =>
  renderHook(
    () => ({ ...useSearchWords(), address: useLocation().search }),
    openPage({ at: address }),
  ).result;

it('starts with the words of the address', () => {
  const search = searchAt('/?q=nora+aldous');
  expect([search.current.words, search.current.text]).toEqual(['nora aldous', 'nora aldous']);
});

it('writes the typed words to the address after a pause, and keeps its other parameters', async () => {
  const search = searchAt('/?status=placed');
  act(() => search.current.type(' nora '));
  expect(search.current.words).toBe('');
  await waitFor(() => expect(search.current.words).toBe('nora'));
  expect(search.current.address).toBe('?status=placed&q=nora');
});

it('searches at once on demand, and clears the search without words', () => {
  const search = searchAt('/?q=nora');
  act(() => search.current.search('theo'));
  expect(search.current.words).toBe('theo');
  act(() => search.current.search(''));
  expect([search.current.words, search.current.address]).toEqual(['', '']);
});

it('cuts words beyond the limit of a search', () => {
  expect(searchAt(`/?q=${'x'.repeat(101)}`).current.words).toHaveLength(100);
});
