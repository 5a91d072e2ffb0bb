import { Router } from 'express';
import { apiRoutes, reviewFilters } from '../../contract/index.ts';
import { handle } from '../../http/handle.ts';
import { parsePage, sendPage } from '../../http/query/paginate.ts';
import { parseChoice } from '../../http/query/query.ts';
import { reply } from '../../http/reply.ts';
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

reply(reviews, apiRoutes.createReview, ({ keyed, caller }) => createReview(keyed, caller));

reply(reviews, apiRoutes.getOwnReview, ({ caller }) => getOwnReview(caller));

reply(reviews, apiRoutes.updateOwnReview, ({ input, caller }) => updateOwnReview(input, caller));

reply(reviews, apiRoutes.deleteOwnReview, ({ caller }) => deleteOwnReview(caller));

reply(reviews, apiRoutes.listAllReviews, ({ query, page }) => {
  const filter = parseChoice(query, 'status', reviewFilters, 'all');
  return listAllReviews(filter, page);
});

reply(reviews, apiRoutes.moderateReview, ({ params, input, caller }) =>
  moderateReview(params.id, input, caller),
);

reply(reviews, apiRoutes.deleteReview, ({ params, caller }) => deleteReview(params.id, caller));
