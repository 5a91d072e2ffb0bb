import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Review } from 'functions/contract';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import { Stars } from '../../components/Stars.tsx';

export const ReviewCard = ({ review }: { review: Review }) => (
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
