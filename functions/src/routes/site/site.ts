import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { errorStatus, siteRoutes } from '../../contract/index.ts';
import { handle } from '../../http/handle.ts';
import { hourlyCache, pageCache } from '../../http/responses/responseHeaders.ts';
import { getCataloguePage } from '../../services/site/pages/cataloguePage.ts';
import { getToolPage } from '../../services/site/pages/toolPage.ts';
import { cachedSitemap, robotsOf } from '../../services/site/sitemap.ts';

const compress = promisify(gzip);

/**
 * Sends a page, compressed for the clients that accept it: Hosting compresses its own files, but
 * not what the function sends.
 */
const sendHtml = async (
  request: Pick<Request, 'acceptsEncodings'>,
  response: Response,
  html: string,
): Promise<void> => {
  response.type('html').vary('Accept-Encoding');
  if (!request.acceptsEncodings('gzip')) response.send(html);
  else response.set('Content-Encoding', 'gzip').send(await compress(html));
};

type Origin = { value: () => string };

/** Hosting adds this header. Requests to the function's own address do not have it. */
const onlyThroughHosting: RequestHandler<object> = (request, _response, next) =>
  request.get('X-Forwarded-Host') === undefined ? next('route') : next();

/** The catalogue's page, whose path is the API's list of tools at the function's own address. */
export const cataloguePage = (origin: Origin): Router => {
  const router = Router();
  handle(
    router,
    siteRoutes.cataloguePage,
    onlyThroughHosting,
    pageCache,
    async (request, response) => {
      const isSearch = Object.keys(request.query).length > 0;
      const { html, policies } = await getCataloguePage(origin.value(), isSearch);
      await sendHtml(request, response.set(policies), html);
    },
  );
  return router;
};

/** The pages and files that Hosting rewrites to the function. */
export const site = (origin: Origin): Router => {
  const router = Router();

  handle(router, siteRoutes.robots, hourlyCache, (_request, response) => {
    response.type('text/plain').send(robotsOf(origin.value()));
  });

  handle(router, siteRoutes.sitemap, hourlyCache, async (_request, response) => {
    response.type('application/xml').send(await cachedSitemap(origin.value()));
  });

  handle(router, siteRoutes.toolPage, pageCache, async (request, response) => {
    const { html, policies, isFound } = await getToolPage(request.params.id, origin.value());
    response.status(isFound ? 200 : errorStatus['tool-not-found']).set(policies);
    await sendHtml(request, response, html);
  });

  return router;
};
