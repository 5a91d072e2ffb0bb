import { Outlet } from 'react-router-dom';
import { useLostFocus } from '../../lib/browser/useLostFocus.ts';
import { anchors } from '../../lib/router/paths.ts';
import { PageBoundary } from '../../ui/feedback/PageBoundary.tsx';
import { Toasts } from '../notices/Toasts.tsx';

/** Wraps the routes whose pages show toasts and keep the focus where one works. */
export const SessionFrame = () => {
  useLostFocus(anchors.main);
  return (
    <>
      <Toasts />
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </>
  );
};
