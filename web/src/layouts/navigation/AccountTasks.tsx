import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { type SessionUser, whenConfirmed } from '../../lib/session/session.ts';

const LoadedAccountTasks = lazyComponent(async () => {
  await whenConfirmed();
  return import('./LoadedAccountTasks.tsx');
}, 'LoadedAccountTasks');

/**
 * Runs while someone is signed in, from the confirmation of the session on: keeps the cart in sync,
 * and asks to verify the address.
 */
export const AccountTasks = ({ user }: { user: SessionUser }) => (
  <ErrorBoundary fallback={null}>
    <Suspense>
      <LoadedAccountTasks key={user.uid} user={user} />
    </Suspense>
  </ErrorBoundary>
);
