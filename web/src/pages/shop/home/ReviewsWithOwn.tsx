import { useOwnReview } from '../../../features/reviews/own/useOwnReview.ts';
import {
  ReviewGrid,
  type ReviewGridProps,
} from '../../../features/reviews/published/ReviewGrid.tsx';
import { useSession } from '../../../lib/session/useSession.ts';

type Props = Pick<ReviewGridProps, 'reviews'>;

const WithOwn = ({ reviews, uid }: Props & { uid: string }) => {
  const { data: own } = useOwnReview(uid);
  return <ReviewGrid reviews={reviews} own={own} />;
};

/** The reviews, after that of the signed-in customer. */
export const ReviewsWithOwn = ({ reviews }: Props) => {
  const session = useSession();
  if (session.status !== 'signedIn') return <ReviewGrid reviews={reviews} />;
  return <WithOwn reviews={reviews} uid={session.user.uid} />;
};
