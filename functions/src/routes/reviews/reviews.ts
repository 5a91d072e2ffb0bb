import { Router } from 'express';
import { apiRoutes, reviewFilters } from '../../contract/index.ts';
import { callerOf } from '../../http/access/authenticate.ts';
import { parseForm } from '../../http/body/parseForm.ts';
import { handle } from '../../http/handle.ts';
import { parseKeyedForm } from '../../http/parseKeyedForm.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseChoice } from '../../http/query/query.ts';
import { isPublic, publicCache } from '../../http/responses/responseHeaders.ts';
import { deleteReview, listAllReviews, moderateReview } from '../../services/reviews/moderation.ts';
import {
  createReview,
  deleteOwnReview,
  getOwnReview,
  updateOwnReview,
} from '../../services/reviews/ownReview.ts';
import { getCachedRatings, getRatings } from '../../services/reviews/ratings.ts';
import { listCachedReviews, listReviews } from '../../services/reviews/reviews.ts';

export const reviews = Router();

handle(reviews, apiRoutes.listReviews, publicCache, async (request, response) => {
  const list = isPublic(response) ? listCachedReviews : listReviews;
  sendPage(request, response, await list(parsePage(request.query)));
});

handle(reviews, apiRoutes.getRatings, publicCache, async (_request, response) => {
  response.json(await (isPublic(response) ? getCachedRatings() : getRatings()));
});

handle(reviews, apiRoutes.createReview, async (request, response) => {
  const keyed = parseKeyedForm(apiRoutes.createReview, request);
  response.json(await createReview(keyed, callerOf(response)));
});

handle(reviews, apiRoutes.getOwnReview, async (_request, response) => {
  response.json(await getOwnReview(callerOf(response)));
});

handle(reviews, apiRoutes.updateOwnReview, async (request, response) => {
  const input = parseForm(apiRoutes.updateOwnReview, request.body);
  response.json(await updateOwnReview(input, callerOf(response)));
});

handle(reviews, apiRoutes.deleteOwnReview, async (_request, response) => {
  response.json(await deleteOwnReview(callerOf(response)));
});

handle(reviews, apiRoutes.listAllReviews, async (request, response) => {
  const filter = parseChoice(request.query, 'status', reviewFilters, 'all');
  sendPage(request, response, await listAllReviews(filter, parsePage(request.query)));
});

handle(reviews, apiRoutes.moderateReview, async (request, response) => {
  const input = parseForm(apiRoutes.moderateReview, request.body);
  response.json(await moderateReview(request.params.id, input, callerOf(response)));
});

handle(reviews, apiRoutes.deleteReview, async (request, response) => {
  response.json(await deleteReview(request.params.id, callerOf(response)));
});
