import { useOwnReview } from '../../../features/reviews/own/useOwnReview.ts';
import {
  ReviewGrid,
  type ReviewGridProps,
} from '../../../features/reviews/published/ReviewGrid.tsx';
import { SessionProviders } from '../../../features/session/state/SessionProviders.tsx';
import { useSession } from '../../../features/session/state/useSession.ts';

type Props = Pick<ReviewGridProps, 'reviews'>;

const WithOwn = ({ reviews, uid }: Props & { uid: string }) => {
  const { data: own } = useOwnReview(uid);
  return <ReviewGrid reviews={reviews} own={own} />;
};

const BySession = ({ reviews }: Props) => {
  const session = useSession();
  if (session.status !== 'signedIn') return <ReviewGrid reviews={reviews} />;
  return <WithOwn reviews={reviews} uid={session.user.uid} />;
};

/** The reviews, after that of the signed-in customer. */
export const ReviewsWithOwn = (props: Props) => (
  <SessionProviders>
    <BySession {...props} />
  </SessionProviders>
);
