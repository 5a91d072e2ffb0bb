import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { UrlRouter } from './UrlRouter.tsx';

afterEach(() => window.history.replaceState(null, '', '/'));

/** Changes the address as Back does while the router does not listen yet. */
const LeavesAtOnce = () => {
  useLayoutEffect(() => window.history.replaceState(null, '', '/tools?sort=name'), []);
  return 'The tool';
};

const pages = (
  <UrlRouter>
    <Routes>
      <Route path="/tools" element="The catalogue" />
      <Route path="/tools/:id" element={<LeavesAtOnce />} />
    </Routes>
  </UrlRouter>
);

it('shows the page of an address that changed before the router started', async () => {
  window.history.replaceState(null, '', '/tools/1');
  render(pages);
  expect(await screen.findByText('The catalogue')).toBeTruthy();
});

it('shows the page of the address', () => {
  window.history.replaceState(null, '', '/tools');
  render(pages);
  expect(screen.getByText('The catalogue')).toBeTruthy();
});
