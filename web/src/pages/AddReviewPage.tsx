import Paper from '@mui/material/Paper';
import type { ReviewInput } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useUser } from 'reactfire';
import { PageTitle } from '../components/PageTitle.tsx';
import { ReviewForm } from '../features/reviews/ReviewForm.tsx';
import { useAddReview } from '../features/reviews/useAddReview.ts';
import { toFormFailure } from '../toFormFailure.ts';

export const AddReviewPage = () => {
  const { data: user } = useUser();
  const { mutateAsync } = useAddReview();
  const reviewer = { name: user?.displayName ?? '', email: user?.email ?? '' };
  const add = async (review: ReviewInput) => {
    try {
      await mutateAsync(review);
      enqueueSnackbar('Review Added Successfully', { variant: 'success' });
      return null;
    } catch (error) {
      return toFormFailure(error, 'error occured');
    }
  };
  return (
    <>
      <PageTitle documentTitle="Add Review" sx={{ mb: 3 }}>
        Please add your valuable feedback here
      </PageTitle>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 }, maxWidth: 720 }}>
        <ReviewForm reviewer={reviewer} onSubmit={add} />
      </Paper>
    </>
  );
};
