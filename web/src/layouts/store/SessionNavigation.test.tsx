import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/renderPage.tsx';
import { signOut } from '../../testing/session.ts';
import { SessionNavigation } from './SessionNavigation.tsx';

const preloadAppCheck = vi.hoisted(() => vi.fn());
vi.mock('../../lib/firebase/appCheck.ts', () => ({ preloadAppCheck }));

it('preloads App Check for the forms of the page', async () => {
  signOut();
  renderPage(<SessionNavigation />);
  expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  await waitFor(() => expect(preloadAppCheck).toHaveBeenCalledOnce());
});
