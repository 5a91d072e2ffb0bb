import Paper from '@mui/material/Paper';
import type { OwnReview, ReviewInput } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { type PropsWithChildren, useState } from 'react';
import { useUser } from 'reactfire';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { OwnReviewPanel } from '../../features/reviews/own/OwnReviewPanel.tsx';
import { ReviewForm } from '../../features/reviews/own/ReviewForm.tsx';
import {
  useOwnReview,
  useReviewChanges,
  useReviewsRefresh,
} from '../../features/reviews/own/useOwnReview.ts';
import { ApiProblem } from '../../lib/api/apiProblem.ts';
import { messageOf, shownMessageOf } from '../../lib/api/messages.ts';
import type { FormFailure } from '../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../lib/forms/toFormFailure.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';

const FormPaper = ({ children }: PropsWithChildren) => (
  <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 }, maxWidth: 720 }}>
    {children}
  </Paper>
);

const reportSuccess = (text: string) => enqueueSnackbar(text, { variant: 'success' });

const reportFailure = (error: unknown) => enqueueSnackbar(messageOf(error), { variant: 'error' });

const hasReview = (error: unknown) => error instanceof ApiProblem && error.code === 'review-exists';

/** Writes, changes and deletes one's own review. `draft` is what is being edited, or null. */
const useEditing = () => {
  const { add, change, remove } = useReviewChanges();
  const refresh = useReviewsRefresh();
  const [draft, setDraft] = useState<ReviewInput | null>(null);
  const submit = async (
    save: (review: ReviewInput) => Promise<unknown>,
    done: string,
    review: ReviewInput,
  ): Promise<FormFailure | null> => {
    try {
      await save(review);
    } catch (error) {
      if (!hasReview(error)) return toFormFailure(error, 'error occured');
      // It was written in another window: what was typed here becomes a change of it.
      reportFailure(error);
      setDraft(review);
      await refresh();
      return null;
    }
    reportSuccess(done);
    setDraft(null);
    return null;
  };
  return {
    draft,
    setDraft,
    isDeleting: remove.isPending,
    add: (review: ReviewInput) => submit(add.mutateAsync, 'Review Added Successfully', review),
    change: (review: ReviewInput) => submit(change.mutateAsync, 'Review saved', review),
    remove: () =>
      remove.mutateAsync().then(() => void reportSuccess('Review deleted'), reportFailure),
  };
};

interface OwnReviewProps {
  own: OwnReview | null;
  reviewer: { name: string; email: string };
}

const EditableReview = ({ own, reviewer }: OwnReviewProps) => {
  const { draft, setDraft, isDeleting, add, change, remove } = useEditing();
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
  return (
    <OwnReviewPanel
      review={own}
      busy={isDeleting}
      onEdit={() => setDraft(own)}
      onDelete={async () => void (await remove())}
    />
  );
};

const OwnReviewOf = ({ uid, reviewer }: { uid: string; reviewer: OwnReviewProps['reviewer'] }) => {
  const { data, error, refetch } = useOwnReview(uid);
  if (data !== undefined) return <EditableReview own={data} reviewer={reviewer} />;
  if (error) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  return <Spinner label="Loading the review" height={420} />;
};

export const AddReviewPage = () => {
  const { data: user } = useUser();
  return (
    <>
      <PageTitle documentTitle="Add Review" sx={{ mb: 3 }}>
        Please add your valuable feedback here
      </PageTitle>
      {user && (
        <OwnReviewOf
          key={user.uid}
          uid={user.uid}
          reviewer={{ name: user.displayName ?? '', email: user.email ?? '' }}
        />
      )}
    </>
  );
};
