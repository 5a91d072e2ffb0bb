import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useHomeRatings } from '../../../features/home/useHome.ts';
import {
  ReviewGrid,
  type ReviewGridProps,
} from '../../../features/reviews/published/ReviewGrid.tsx';
import { RatingData } from '../../../features/reviews/published/ratings.tsx';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { hasAccessToken } from '../../../lib/session/storedToken.ts';

/** Visitors do not load its code. */
const ReviewsWithOwn = lazyComponent(() => import('./ReviewsWithOwn.tsx'), 'ReviewsWithOwn');

type HomeReviewsProps = Pick<ReviewGridProps, 'reviews'>;

const ReviewsOfPage = ({ reviews }: HomeReviewsProps) => {
  const others = <ReviewGrid reviews={reviews} />;
  if (!hasAccessToken()) return others;
  return (
    <ErrorBoundary fallback={others}>
      <Suspense fallback={others}>
        <ReviewsWithOwn reviews={reviews} />
      </Suspense>
    </ErrorBoundary>
  );
};

/**
 * The reviews of the home page, with their ratings for search engines. Signed-in customers see
 * their own first, also while it waits.
 */
export const HomeReviews = (props: HomeReviewsProps) => {
  const { data: ratings } = useHomeRatings();
  return (
    <>
      {ratings && <RatingData ratings={ratings} />}
      <ReviewsOfPage {...props} />
    </>
  );
};
