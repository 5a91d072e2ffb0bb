import { Router } from 'express';
import { apiRoutes } from '../contract/index.ts';
import { isPublic, publicCache } from '../http/cacheControl.ts';
import { handle } from '../http/handle.ts';
import { parsePage, sendPage } from '../http/paginate.ts';
import { listRecentReviews, listReviews } from '../services/reviews.ts';

export const reviews = Router();

handle(reviews, apiRoutes.listReviews, publicCache, async (request, response) => {
  const list = isPublic(response) ? listRecentReviews : listReviews;
  sendPage(request, response, await list(parsePage(request.query)));
});
