import { mdiStar, mdiStarOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Review } from 'functions/contract';
import { useDeferredValue } from 'react';
import { CardGrid } from '../../components/CardGrid.tsx';
import { CardSkeletons } from '../../components/CardSkeletons.tsx';
import { ListError } from '../../components/ListError.tsx';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import { messageOf } from '../../messages.ts';
import type { useReviews } from './useReviews.ts';

const scale = [1, 2, 3, 4, 5];
/** The size of an icon's drawing. */
const iconSize = 24;

/** One drawing, because the page has many stars. Decorative: the number beside it states the rating. */
const Stars = ({ rating }: { rating: number }) => (
  <Box
    component="svg"
    viewBox={`0 0 ${scale.length * iconSize} ${iconSize}`}
    aria-hidden
    sx={{ width: 100, height: 20, fill: 'currentColor', color: 'secondary.main' }}
  >
    {scale.map((star) => (
      <path
        key={star}
        d={star <= rating ? mdiStar : mdiStarOutline}
        transform={`translate(${(star - 1) * iconSize})`}
      />
    ))}
  </Box>
);

const ReviewCard = ({ review }: { review: Review }) => (
  <Paper component="article" variant="outlined" sx={{ p: 3 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
      <PersonAvatar name={review.reviewerName} src={review.reviewerImage} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3">{review.reviewerName}</Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
          <span>{`Rating: ${review.reviewRating}`}</span>
          <Stars rating={review.reviewRating} />
        </Box>
      </Box>
    </Box>
    <Typography sx={{ overflowWrap: 'anywhere' }}>{review.reviewText}</Typography>
  </Paper>
);

interface ReviewsProps {
  list: ReturnType<typeof useReviews>;
}

const expectedCards = 6;
const cardHeight = 220;

/** Customer reviews, or their loading, empty or error state. */
export const Reviews = ({ list }: ReviewsProps) => {
  const { error, refetch } = list;
  const data = useDeferredValue(list.data);
  if (data?.length === 0) return <Typography>There are no reviews yet.</Typography>;
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
