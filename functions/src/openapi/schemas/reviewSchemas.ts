import { count, objectOf, text } from '../../contract/calls/jsonSchema.ts';
import { type RatingSummary, starScale } from '../../contract/index.ts';
import { nullable, recordOf } from '../../contract/kinds/fields.ts';
import {
  managedReviewFields,
  ownReviewFields,
  reviewFields,
} from '../../contract/reviews/fields.ts';

/** The schemas of responses about reviews. */
export const reviewSchemas = {
  Review: recordOf({ _id: text, ...reviewFields }),
  OwnReviewResponse: recordOf({ review: nullable(recordOf({ _id: text, ...ownReviewFields })) }),
  ManagedReview: recordOf({ _id: text, ...managedReviewFields }),
  RatingSummary: objectOf<RatingSummary>({
    count,
    sum: { ...count, description: 'The sum of the stars' },
    stars: objectOf(Object.fromEntries(starScale.map((star) => [star, count]))),
    average: {
      type: ['number', 'null'],
      description: 'Rounded to one decimal place; null without reviews',
    },
  }),
} as const;
