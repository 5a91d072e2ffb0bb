import Typography from '@mui/material/Typography';
import { isHidden, isPending, type OwnReview, type Review } from 'functions/contract';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import { ReviewCard } from './ReviewCard.tsx';

export interface ReviewGridProps {
  reviews: Review[];
  /** The review of the signed-in customer, which comes first. */
  own?: OwnReview | null | undefined;
}

const noteOf = (own: OwnReview) =>
  isPending(own) ? 'Waits for approval. Only you can see it.' : 'Your review';

/** Customer reviews as cards. */
export const ReviewGrid = ({ reviews, own }: ReviewGridProps) => {
  const ownReview = own && !isHidden(own) ? own : null;
  const others = reviews.filter(({ _id }) => _id !== own?._id);
  if (!ownReview && others.length === 0) return <Typography>There are no reviews yet.</Typography>;
  return (
    <CardGrid>
      {ownReview && <ReviewCard review={ownReview} note={noteOf(ownReview)} />}
      {others.map((review) => (
        <ReviewCard key={review._id} review={review} />
      ))}
    </CardGrid>
  );
};
