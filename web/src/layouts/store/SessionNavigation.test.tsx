import { render, screen, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SessionNavigation } from './SessionNavigation.tsx';

const preloadAppCheck = vi.hoisted(() => vi.fn());
vi.mock('../../lib/firebase/appCheck.ts', () => ({ preloadAppCheck }));
vi.mock('../../features/session/state/SessionProviders.tsx', () => ({
  SessionProviders: ({ children }: PropsWithChildren) => children,
}));
vi.mock('../../features/session/state/useSession.ts', () => ({
  useSession: () => ({ status: 'signedOut' }),
}));

it('preloads App Check for the forms of the page', async () => {
  render(<SessionNavigation />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  await waitFor(() => expect(preloadAppCheck).toHaveBeenCalledOnce());
});
