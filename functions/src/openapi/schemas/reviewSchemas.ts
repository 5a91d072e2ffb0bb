import { count, flag, objectOf, oneOf, text, time } from '../../contract/calls/jsonSchema.ts';
import {
  type ManagedReview,
  type OwnReview,
  type OwnReviewResponse,
  type RatingSummary,
  type Review,
  reviewSchema,
  reviewStatuses,
  starScale,
} from '../../contract/index.ts';
import { fieldsOf } from './formSchema.ts';

const reviewFields = {
  _id: text,
  reviewerName: text,
  reviewerImage: text,
  verified: { ...flag, description: 'Whether an order of its author has been delivered' },
  ...fieldsOf(reviewSchema),
};

const ownFields = {
  ...reviewFields,
  status: oneOf(reviewStatuses),
  createdAt: time,
  updatedAt: { ...time, description: 'When text or rating last changed' },
};

const ownReview = objectOf<OwnReview>(ownFields);

/** The schemas of responses about reviews. */
export const reviewSchemas = {
  Review: objectOf<Review>(reviewFields),
  OwnReviewResponse: objectOf<OwnReviewResponse>({
    review: { anyOf: [ownReview, { type: 'null' }] },
  }),
  ManagedReview: objectOf<ManagedReview>({
    ...ownFields,
    userId: { ...text, description: 'Empty once the account has been deleted' },
    reviewerEmail: text,
  }),
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
