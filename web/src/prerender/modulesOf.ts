import { shopPages } from '../app/routes/shopPages.ts';
import { type PageRoute, pageAt } from '../lib/router/pageRoutes.tsx';
import { paths } from '../lib/router/paths.ts';

const routesAt = async (path: string): Promise<{ routes: string[]; pages: PageRoute[] }> => {
  if (pageAt(shopPages, path)) return { routes: [], pages: shopPages };
  if (path.startsWith(paths.dashboard)) {
    const { dashboardPages } = await import('../app/routes/DashboardRoutes.tsx');
    return { routes: ['DashboardRoutes'], pages: dashboardPages };
  }
  const { sessionPages } = await import('../app/routes/SessionRoutes.tsx');
  return { routes: ['SessionRoutes'], pages: sessionPages };
};

/** The names of the modules that the browser loads for the first view of a page. */
export const modulesOf = async (path: string): Promise<string[]> => {
  if (path === paths.home) return [];
  const { routes, pages } = await routesAt(path);
  const page = pageAt(pages, path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  const { module, further = [] } = page.Page;
  return [...routes, module, ...further];
};
