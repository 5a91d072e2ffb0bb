import { type RatingSummary, ratingData } from 'functions/contract';
import { useContext } from 'react';
import { SiteOrigin } from '../../../domain/page/siteOrigin.ts';

/** The ratings for search engines. Nobody sees it. */
export const RatingData = ({ ratings }: { ratings: RatingSummary }) => {
  const origin = useContext(SiteOrigin);
  const data = origin && ratingData(ratings, origin);
  return data && <script type="application/ld+json">{JSON.stringify(data)}</script>;
};
