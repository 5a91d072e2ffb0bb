import { Router } from 'express';
import { errorStatus, siteRoutes } from '../contract/index.ts';
import { handle } from '../http/handle.ts';
import { hourlyCache, pageCache } from '../http/responseHeaders.ts';
import { cachedSitemap, robotsOf } from '../services/site/sitemap.ts';
import { getToolPage } from '../services/site/toolPage.ts';

/** The pages and files that Hosting rewrites to the function. */
export const site = (origin: { value: () => string }): Router => {
  const router = Router();

  handle(router, siteRoutes.robots, hourlyCache, (_request, response) => {
    response.type('text/plain').send(robotsOf(origin.value()));
  });

  handle(router, siteRoutes.sitemap, hourlyCache, async (_request, response) => {
    response.type('application/xml').send(await cachedSitemap(origin.value()));
  });

  handle(router, siteRoutes.toolPage, pageCache, async (request, response) => {
    const { html, policies, isFound } = await getToolPage(request.params.id, origin.value());
    response
      .status(isFound ? 200 : errorStatus['tool-not-found'])
      .set(policies)
      .type('html')
      .send(html);
  });

  return router;
};
