import { mdiCheckDecagramOutline, mdiStar, mdiStarOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type Review, ratingLabel } from 'functions/contract';
import { Icon } from '../../../ui/media/Icon.tsx';
import { PersonAvatar } from '../../../ui/media/PersonAvatar.tsx';

const scale = [1, 2, 3, 4, 5];
/** The size of an icon's drawing. */
const iconSize = 24;

/**
 * One drawing, because the page has many stars. Decorative: the number beside it states the rating.
 */
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

const Verified = () => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 2, color: 'text.secondary' }}>
    <Icon path={mdiCheckDecagramOutline} sx={{ fontSize: 18 }} />
    <Typography variant="body2">Verified customer: has received an order</Typography>
  </Box>
);

interface ReviewCardProps {
  review: Review;
  /** The part that only its author sees. */
  note?: string | undefined;
  /** The level of its heading on the page. */
  heading?: 'h2' | 'h3';
}

/** A review as everyone sees it. */
export const ReviewCard = ({ review, note, heading = 'h3' }: ReviewCardProps) => (
  <Paper component="article" variant="outlined" sx={{ p: 3, overflowWrap: 'anywhere' }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
      <PersonAvatar name={review.reviewerName} src={review.reviewerImage} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h3" component={heading}>
          {review.reviewerName}
        </Typography>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
          <span>{ratingLabel(review.reviewRating)}</span>
          <Stars rating={review.reviewRating} />
        </Box>
      </Box>
    </Box>
    <Typography>{review.reviewText}</Typography>
    {review.verified && <Verified />}
    {note && (
      <Typography sx={{ mt: 2, fontWeight: 600, color: 'secondary.main' }}>{note}</Typography>
    )}
  </Paper>
);
