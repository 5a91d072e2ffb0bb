import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { isValidElement, type PropsWithChildren, type ReactElement, type ReactNode } from 'react';
import { type Location, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { type Answers, answer } from './fakeApi.ts';
import { signInAs, signOut, type TestSession } from './session.ts';
import { userEvent } from './userEvent.ts';

interface PageOptions {
  at?: string | Partial<Location>;
  /** Who has signed in; null for a visitor. Without it the session stays as it is. */
  as?: (TestSession & { uid: string }) | null;
  /** What the API answers, beside what the test has said before. */
  answers?: Answers;
  /** The data of queries that then need no request. */
  known?: readonly (readonly [QueryKey, unknown])[];
  /** Whether each media query matches. */
  wide?: boolean;
}

const listen = () => {};

/** jsdom has no layout: each media query matches a wide window. */
export const stubWindow = (wide: boolean): void => {
  const media = { matches: wide, addEventListener: listen, removeEventListener: listen };
  vi.stubGlobal('matchMedia', () => media);
};

const prepare = ({ as, answers = {}, wide }: PageOptions) => {
  if (as) signInAs(as.uid, as);
  if (as === null) signOut();
  answer(answers);
  if (wide !== undefined) stubWindow(wide);
};

/** What a component or a hook finds around it on a page: a client without retries, and a router. */
export const openPage = ({ at = '/', known = [], ...options }: PageOptions = {}) => {
  prepare(options);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const [key, data] of known) {
    client.setQueryDefaults(key, { staleTime: Infinity });
    client.setQueryData(key, data);
  }
  const shown = { address: '' };
  const Watch = () => {
    const { pathname, search, hash } = useLocation();
    shown.address = pathname + search + hash;
    return null;
  };
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        {children}
        <Watch />
      </MemoryRouter>
    </QueryClientProvider>
  );
  return { client, wrapper, address: () => shown.address };
};

const routesOf = (elements: Record<string, ReactNode>) => (
  <Routes>
    {Object.entries(elements).map(([path, element]) => (
      <Route key={path} path={path} element={element} />
    ))}
  </Routes>
);

/** Renders a component on a page, or elements by the paths of their routes. */
export const renderPage = (
  page: ReactElement | Record<string, ReactNode>,
  options: PageOptions = {},
) => {
  const { wrapper, ...opened } = openPage(options);
  const shown = render(isValidElement(page) ? page : routesOf(page), { wrapper });
  return { ...shown, ...opened, user: userEvent.setup() };
};
