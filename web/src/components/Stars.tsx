import { mdiStar, mdiStarOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import { Icon } from './Icon.tsx';

const scale = [1, 2, 3, 4, 5];

/** A rating of one to five as stars: decoration beside its number. */
export const Stars = ({ rating }: { rating: number }) => (
  <Box component="span" aria-hidden sx={{ display: 'inline-flex', color: 'secondary.main' }}>
    {scale.map((star) => (
      <Icon key={star} path={star <= rating ? mdiStar : mdiStarOutline} sx={{ fontSize: 20 }} />
    ))}
  </Box>
);
