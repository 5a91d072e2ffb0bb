import { Outlet } from 'react-router-dom';
import { PageBoundary } from '../../ui/feedback/PageBoundary.tsx';
import { Toasts } from '../notices/Toasts.tsx';

/** Wraps the routes whose pages show toasts. */
export const SessionFrame = () => (
  <>
    <Toasts />
    <PageBoundary>
      <Outlet />
    </PageBoundary>
  </>
);
