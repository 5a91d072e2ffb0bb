import { inquiryRoutes } from './inquiries/api.ts';
import { generalRoutes } from './site/api.ts';
import { toolRoutes } from './tools/api.ts';

/** The routes that the home page uses, apart from the others because of its size budget. */
export const publicRoutes = {
  listTools: toolRoutes.listTools,
  getTool: toolRoutes.getTool,
  listRelatedTools: toolRoutes.listRelatedTools,
  getHome: generalRoutes.getHome,
  inquire: inquiryRoutes.inquire,
} as const;
