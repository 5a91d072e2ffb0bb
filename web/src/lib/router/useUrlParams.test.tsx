import { act, render, renderHook, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { openPage } from '../../testing/renderPage.tsx';
import { userEvent } from '../../testing/userEvent.ts';
import { withParameter } from './useUrlChoice.ts';
import { useUrlParams } from './useUrlParams.ts';

const paramsAt = (address: string) =>
  renderHook(
    () => ({ first: useUrlParams(), second: useUrlParams(), at: useLocation().search }),
    openPage({ at: address }),
  ).result;

const goBack = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  window.addEventListener('popstate', () => resolve(), { once: true });
  window.history.back();
  return promise;
};

beforeEach(() => window.history.replaceState(null, '', '/'));

it('keeps changes that follow each other before the next render', () => {
  const params = paramsAt('/?sort=name');
  act(() => {
    params.current.first[1]((current) => withParameter(current, 'status', 'placed'));
    params.current.second[1]((current) => withParameter(current, 'q', 'nora'));
  });
  expect(params.current.at).toBe('?sort=name&status=placed&q=nora');
  act(() => params.current.first[1]((current) => withParameter(current, 'status', null)));
  expect(params.current.at).toBe('?sort=name&q=nora');
});

it('starts from the address of a page that is opened later', () => {
  const params = paramsAt('/?page=2');
  act(() => params.current.first[1]((current) => withParameter(current, 'q', 'theo')));
  expect(params.current.at).toBe('?page=2&q=theo');
});

it.each([
  ['by a link', () => userEvent.click(screen.getByRole('link', { name: 'Other page' }))],
  ['by Back', () => act(async () => goBack())],
])('does not bring back a user who is on the way to another page %s', async (_, leave) => {
  const code = Promise.withResolvers<{ default: () => string }>();
  const OtherPage = lazy(() => code.promise);
  const Search = () => {
    const [, change] = useUrlParams();
    const search = () => change((current) => withParameter(current, 'q', 'nora'));
    return (
      <>
        <Link to="/other">Other page</Link>
        <button type="button" onClick={search}>
          Search
        </button>
      </>
    );
  };
  // As the router numbers them. Its first entry has no key.
  window.history.replaceState({ idx: 0 }, '', '/other');
  window.history.pushState({ idx: 1 }, '', '/list');
  render(
    <BrowserRouter>
      <Suspense>
        <Routes>
          <Route path="/list" element={<Search />} />
          <Route path="/other" element={<OtherPage />} />
        </Routes>
      </Suspense>
    </BrowserRouter>,
  );
  await leave();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  code.resolve({ default: () => 'The other page' });
  await screen.findByText('The other page');
  expect(window.location.pathname + window.location.search).toBe('/other');
});
