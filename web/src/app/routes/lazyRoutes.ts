import { lazyComponent } from '../../lib/router/lazyComponent.ts';

/** The routes that use the session, in a chunk that public pages do not load. */
export const SessionRoutes = lazyComponent(() => import('./SessionRoutes.tsx'), 'SessionRoutes');

/** The dashboard's routes. */
export const DashboardRoutes = lazyComponent(
  () => import('./DashboardRoutes.tsx'),
  'DashboardRoutes',
);
