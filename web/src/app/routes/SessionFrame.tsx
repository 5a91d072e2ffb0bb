import { Outlet } from 'react-router-dom';
import { SessionProviders } from '../../features/session/state/SessionProviders.tsx';
import { PageBoundary } from '../../ui/feedback/PageBoundary.tsx';
import { Toasts } from '../notices/Toasts.tsx';

/** Wraps the routes that use the session. */
export const SessionFrame = () => (
  <SessionProviders>
    <Toasts />
    <PageBoundary>
      <Outlet />
    </PageBoundary>
  </SessionProviders>
);
