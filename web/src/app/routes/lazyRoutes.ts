import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { type PageRoute, pageAt } from '../../lib/router/pageRoutes.tsx';
import { canonicalPath, paths } from '../../lib/router/paths.ts';
import { shopPages } from './shopPages.ts';

/** The routes that use the session, in a chunk that public pages do not load. */
export const SessionRoutes = lazyComponent(() => import('./SessionRoutes.tsx'), 'SessionRoutes');

/** The dashboard's routes. */
export const DashboardRoutes = lazyComponent(
  () => import('./DashboardRoutes.tsx'),
  'DashboardRoutes',
);

const isDashboard = (pathname: string) => `${pathname}/`.startsWith(`${paths.dashboard}/`);

const pagesAround = async (pathname: string): Promise<PageRoute[]> => {
  if (isDashboard(pathname)) {
    await DashboardRoutes.preload();
    return (await import('./DashboardRoutes.tsx')).dashboardPages;
  }
  await SessionRoutes.preload();
  return (await import('./SessionRoutes.tsx')).sessionPages;
};

/**
 * Resolves when the page at a path can be rendered without a spinner: its code is loaded, and what
 * it needs to know is known. Rejects if it cannot be loaded: then rendering the page says so.
 */
export const preloadPage = async (pathname: string): Promise<void> => {
  if (canonicalPath(pathname) === paths.home) return;
  const route = pageAt(shopPages, pathname) ?? pageAt(await pagesAround(pathname), pathname);
  await Promise.all([route?.Page.preload(), route?.ready?.()]);
};
