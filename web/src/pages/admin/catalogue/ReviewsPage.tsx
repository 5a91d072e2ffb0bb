import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { ListFilters } from '../../../domain/list/ListFilters.tsx';
import { ListHead } from '../../../domain/list/ListHead.tsx';
import { ListResults } from '../../../domain/list/ListResults.tsx';
import { useList } from '../../../domain/list/useList.ts';
import { ReviewTable } from '../../../features/reviews/manage/ReviewTable.tsx';
import { reviewList } from '../../../features/reviews/manage/reviewList.ts';
import { useModeration } from '../../../features/reviews/manage/useModeration.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';

/** All reviews by status, for admins to approve, hide or remove. */
export const ReviewsPage = () => {
  const list = useList(reviewList);
  const decide = useModeration();
  return (
    <>
      <ListHead kind={reviewList} list={list} />
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        {'Newest first. Whether new and changed reviews wait for approval is one of the '}
        <Link component={RouterLink} to={furtherPaths.settings}>
          settings
        </Link>
        .
      </Typography>
      <ListFilters kind={reviewList} list={list} />
      <ListResults kind={reviewList} list={list}>
        {(reviews) => reviews.length > 0 && <ReviewTable reviews={reviews} onAction={decide} />}
      </ListResults>
    </>
  );
};
