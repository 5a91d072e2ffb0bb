import { Outlet } from 'react-router-dom';
import { PageBoundary } from '../components/PageBoundary.tsx';
import { SessionProviders } from '../features/session/SessionProviders.tsx';
import { Toasts } from './Toasts.tsx';

/** Wraps the routes that use the session. */
export const SessionFrame = () => (
  <SessionProviders>
    <Toasts />
    <PageBoundary>
      <Outlet />
    </PageBoundary>
  </SessionProviders>
);
