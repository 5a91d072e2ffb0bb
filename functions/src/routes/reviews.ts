import { Router } from 'express';
import { apiRoutes, reviewSchema } from '../contract/index.ts';
import { callerOf } from '../http/authenticate.ts';
import { handle } from '../http/handle.ts';
import { jsonBody } from '../http/jsonBody.ts';
import { parsePage, sendPage } from '../http/paginate.ts';
import { idempotencyKeyOf } from '../http/requestHeaders.ts';
import { requireUser } from '../http/requireUser.ts';
import { isPublic, publicCache } from '../http/responseHeaders.ts';
import { formOf, validate } from '../http/validate.ts';
import { createReview, listCachedReviews, listReviews } from '../services/site/reviews.ts';

export const reviews = Router();

handle(reviews, apiRoutes.listReviews, publicCache, async (request, response) => {
  const list = isPublic(response) ? listCachedReviews : listReviews;
  sendPage(request, response, await list(parsePage(request.query)));
});

handle(reviews, apiRoutes.createReview, requireUser, jsonBody, async (request, response) => {
  const input = validate(reviewSchema, formOf(request.body, 'review'));
  const key = idempotencyKeyOf(request);
  response.status(201).json(await createReview({ input, key }, callerOf(response)));
});
