import { addReviewHeading } from 'functions/contract';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useOwnReview } from '../../../features/reviews/own/useOwnReview.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import type { OwnReviewProps } from './EditableReview.tsx';
import { EditableReview } from './EditableReview.tsx';

const ReviewSpinner = () => <Spinner label="Loading the review" height={420} />;

const OwnReviewOf = ({ uid, reviewer }: { uid: string; reviewer: OwnReviewProps['reviewer'] }) => {
  const { data, error, refetch } = useOwnReview(uid);
  if (data !== undefined) return <EditableReview own={data} reviewer={reviewer} />;
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  return <ReviewSpinner />;
};

export const AddReviewPage = () => {
  const user = useUser();
  return (
    <>
      <PageTitle documentTitle="Add Review" sx={{ mb: 3 }}>
        {addReviewHeading}
      </PageTitle>
      {user ? (
        <OwnReviewOf
          key={user.uid}
          uid={user.uid}
          reviewer={{ name: user.displayName ?? '', email: user.email ?? '' }}
        />
      ) : (
        <ReviewSpinner />
      )}
    </>
  );
};
