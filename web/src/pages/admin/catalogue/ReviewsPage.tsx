import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ManagedReview, type ReviewFilter, reviewFilters } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { Link as RouterLink } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { ManagedReviews } from '../../../features/reviews/manage/ManagedReviews.tsx';
import { doneTexts, type ReviewAction } from '../../../features/reviews/manage/reviewActions.ts';
import {
  useManagedReviews,
  useModeration,
} from '../../../features/reviews/manage/useManagedReviews.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { useUrlParams } from '../../../lib/router/useUrlParams.ts';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';

const choices: Record<ReviewFilter, string> = {
  pending: 'Waiting',
  published: 'Published',
  hidden: 'Hidden',
  all: 'All',
};

const filterOf = (params: URLSearchParams): ReviewFilter =>
  reviewFilters.find((filter) => filter === params.get('status')) ?? 'pending';

const failureOf = (error: unknown): string =>
  error instanceof ApiProblem && error.code === 'precondition-failed'
    ? 'Its author has just changed this review. Read it again before you decide.'
    : messageOf(error);

const useDecisions = () => {
  const { mutateAsync, isPending } = useModeration();
  const decide = async (action: ReviewAction, review: ManagedReview) => {
    try {
      await mutateAsync({ action, review });
      enqueueSnackbar(doneTexts[action](review.reviewerName), { variant: 'success' });
    } catch (error) {
      enqueueSnackbar(failureOf(error), { variant: 'error' });
    }
  };
  return { decide, busy: isPending };
};

/** All reviews by status, for admins to approve, hide or remove. */
export const ReviewsPage = () => {
  const [params, changeParams] = useUrlParams();
  const filter = filterOf(params);
  const list = useManagedReviews(filter);
  const { decide, busy } = useDecisions();
  return (
    <>
      <PageTitle sx={{ mb: 1 }}>Reviews</PageTitle>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        {'Newest first. Whether new and changed reviews wait for approval is one of the '}
        <Link component={RouterLink} to={paths.settings}>
          settings
        </Link>
        .
      </Typography>
      <Box sx={{ mb: 2 }}>
        <ChoiceButtons
          label="Reviews by status"
          choices={choices}
          value={filter}
          onChange={(status) => changeParams(() => new URLSearchParams({ status }))}
          fit="scroll"
        />
      </Box>
      <ManagedReviews list={list} filter={filter} busy={busy} onAction={decide} />
    </>
  );
};
