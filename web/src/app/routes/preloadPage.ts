import { pageAt } from '../../lib/router/pageRoutes.tsx';
import { canonicalPath, paths } from '../../lib/router/paths.ts';
import { DashboardRoutes, SessionRoutes } from './lazyRoutes.ts';
import { shopPages } from './shopPages.ts';

const isDashboard = (pathname: string) => `${pathname}/`.startsWith(`${paths.dashboard}/`);

const dashboardPageAt = async (pathname: string) => {
  await DashboardRoutes.preload();
  const { dashboardPages } = await import('./DashboardRoutes.tsx');
  return { page: pageAt(dashboardPages, pathname), isPrivate: true };
};

const sessionPageAt = async (pathname: string) => {
  await SessionRoutes.preload();
  const { openPages, memberPages } = await import('./SessionRoutes.tsx');
  const memberPage = pageAt(memberPages, pathname);
  return { page: memberPage ?? pageAt(openPages, pathname), isPrivate: memberPage !== undefined };
};

const find = async (pathname: string) => {
  const page = pageAt(shopPages, pathname);
  if (page || canonicalPath(pathname) === paths.home) return { page, isPrivate: false };
  return isDashboard(pathname) ? dashboardPageAt(pathname) : sessionPageAt(pathname);
};

/**
 * Loads the code of the page at a path, so that its first rendering is complete. Resolves to whether
 * the page is only for those who are signed in.
 */
export const preloadPage = async (pathname: string): Promise<{ isPrivate: boolean }> => {
  const { page, isPrivate } = await find(pathname);
  await page?.preload();
  return { isPrivate };
};
