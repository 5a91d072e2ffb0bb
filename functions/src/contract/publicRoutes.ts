import { route } from './route.ts';

/** The routes that the home page uses, apart from the others because of its size budget. */
export const publicRoutes = {
  listTools: route('GET', '/tools'),
  getTool: route('GET', '/tool/:id'),
  listRelatedTools: route('GET', '/tool/:id/related'),
  getHome: route('GET', '/home'),
  inquire: route('POST', '/inquiry'),
} as const;
