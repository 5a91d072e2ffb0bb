import Paper from '@mui/material/Paper';
import { addReviewHeading, type OwnReview } from 'functions/contract';
import type { PropsWithChildren } from 'react';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { OwnReviewPanel } from '../../../features/reviews/own/OwnReviewPanel.tsx';
import { ReviewForm } from '../../../features/reviews/own/ReviewForm.tsx';
import { useOwnReview } from '../../../features/reviews/own/useOwnReview.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { useReviewEditing } from './useReviewEditing.ts';

const FormPaper = ({ children }: PropsWithChildren) => (
  <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 }, maxWidth: 720 }}>
    {children}
  </Paper>
);

interface OwnReviewProps {
  own: OwnReview | null;
  reviewer: { name: string; email: string };
}

const EditableReview = ({ own, reviewer }: OwnReviewProps) => {
  const { draft, setDraft, add, change, remove } = useReviewEditing();
  if (!own) {
    return (
      <FormPaper>
        <ReviewForm reviewer={reviewer} onSubmit={add} />
      </FormPaper>
    );
  }
  if (draft) {
    return (
      <FormPaper>
        <ReviewForm
          reviewer={reviewer}
          review={draft}
          onCancel={() => setDraft(null)}
          onSubmit={change}
        />
      </FormPaper>
    );
  }
  return <OwnReviewPanel review={own} onEdit={() => setDraft(own)} onDelete={remove} />;
};

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
