import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReviewFilter, reviewFilters } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { ManagedReviews } from '../../../features/reviews/manage/ManagedReviews.tsx';
import { useManagedReviews } from '../../../features/reviews/manage/useManagedReviews.ts';
import { paths } from '../../../lib/router/paths.ts';
import { useUrlParams } from '../../../lib/router/useUrlParams.ts';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { useReviewDecisions } from './useReviewDecisions.ts';

const choices: Record<ReviewFilter, string> = {
  pending: 'Waiting',
  published: 'Published',
  hidden: 'Hidden',
  all: 'All',
};

const filterOf = (params: URLSearchParams): ReviewFilter =>
  reviewFilters.find((filter) => filter === params.get('status')) ?? 'pending';

/** All reviews by status, for admins to approve, hide or remove. */
export const ReviewsPage = () => {
  const [params, changeParams] = useUrlParams();
  const filter = filterOf(params);
  const list = useManagedReviews(filter);
  const { decide, busy } = useReviewDecisions();
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
