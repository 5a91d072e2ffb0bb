import Typography from '@mui/material/Typography';
import { CardGrid } from '../../components/CardGrid.tsx';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { ListError } from '../../components/ListError.tsx';
import { messageOf } from '../../messages.ts';
import { ReviewCard } from './ReviewCard.tsx';
import type { useReviews } from './useReviews.ts';

interface ReviewsProps {
  list: ReturnType<typeof useReviews>;
}

const expectedCards = 6;
const cardHeight = 220;

/** What customers say, in whatever state the list is. */
export const Reviews = ({ list: { data, error, refetch } }: ReviewsProps) => {
  if (data?.length === 0) return <Typography>Nobody has written a review yet.</Typography>;
  if (data) {
    return (
      <CardGrid>
        {data.map((review) => (
          <ReviewCard key={review._id} review={review} />
        ))}
      </CardGrid>
    );
  }
  if (error) return <ListError message={messageOf(error)} onRetry={() => void refetch()} />;
  return <CardSkeletons label="Loading the reviews" count={expectedCards} height={cardHeight} />;
};
