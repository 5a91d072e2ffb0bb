import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { HydratedLater } from './HydratedLater.tsx';

const Details = () => <p>Details</p>;
let arrive: (module: { Details: typeof Details }) => void = () => {};
const LazyDetails = lazyComponent(
  () => new Promise<{ Details: typeof Details }>((resolve) => (arrive = resolve)),
  'Details',
);

let rerender = () => {};
const Page = ({ children }: { children: React.ReactNode }) => {
  const [count, setCount] = useState(0);
  rerender = () => setCount(count + 1);
  return (
    <MemoryRouter>
      <h1>{count}</h1>
      {children}
    </MemoryRouter>
  );
};

const later = (
  <HydratedLater>
    <LazyDetails />
  </HydratedLater>
);

it('keeps the prerendered part until its code has loaded, also while the page renders again', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <Page>
      <HydratedLater>
        <Details />
      </HydratedLater>
    </Page>,
  );
  const prerendered = container.querySelector('p');
  const isWaiting = () => container.querySelector('[data-waiting]') !== null;
  const root = await act(async () => hydrateRoot(container, <Page>{later}</Page>));
  await act(async () => rerender());
  expect(container.textContent).toBe('1Details');
  expect(isWaiting()).toBe(true);
  await act(async () => arrive({ Details }));
  expect(container.querySelector('p')).toBe(prerendered);
  expect(isWaiting()).toBe(false);
  await act(async () => root.unmount());
});
