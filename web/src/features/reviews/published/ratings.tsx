import { formatCount, limits, type RatingSummary, ratingData } from 'functions/contract';
import { useContext } from 'react';
import { SiteOrigin } from '../../../domain/page/siteOrigin.ts';

/** The ratings as a sentence, `4.7 of 5 from 23 reviews`; empty without reviews. */
export const ratingText = ({ average, count }: RatingSummary): string =>
  average === null
    ? ''
    : `${average} of ${limits.rating.max} from ${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`;

/** The ratings for search engines. Nobody sees it. */
export const RatingData = ({ ratings }: { ratings: RatingSummary }) => {
  const origin = useContext(SiteOrigin);
  const data = origin && ratingData(ratings, origin);
  return data && <script type="application/ld+json">{JSON.stringify(data)}</script>;
};
