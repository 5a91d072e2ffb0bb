import type { Review } from '../reviews/model.ts';
import type { RatingSummary } from '../reviews/ratings.ts';
import type { ShopContact } from '../settings/model.ts';
import type { Tool } from '../tools/model.ts';

/** How many tools and reviews the home page shows. */
export const homeSize = { tools: 6, reviews: 9 } as const;

/**
 * The content of the home page: the tools that sold most lately, the newest reviews, all ratings,
 * and the contact.
 */
export interface HomeContent {
  tools: Tool[];
  reviews: Review[];
  ratings: RatingSummary;
  contact: ShopContact;
}

/** The response of a service that works. */
export interface Health {
  status: 'ok';
}
