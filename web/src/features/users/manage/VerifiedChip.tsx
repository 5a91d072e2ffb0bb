import Chip from '@mui/material/Chip';
import type { Profile } from 'functions/contract';

/** Shows whether the address is verified. */
export const VerifiedChip = ({ emailVerified }: Pick<Profile, 'emailVerified'>) => (
  <Chip
    size="small"
    variant="outlined"
    color={emailVerified ? 'success' : 'default'}
    label={emailVerified ? 'Verified' : 'Not verified'}
  />
);
