import Chip from '@mui/material/Chip';
import type { Profile } from 'functions/contract';

/** Whether the owner of the address has proved to be one. */
export const VerifiedChip = ({ emailVerified }: Pick<Profile, 'emailVerified'>) => (
  <Chip
    size="small"
    variant="outlined"
    color={emailVerified ? 'success' : 'default'}
    label={emailVerified ? 'Verified' : 'Not verified'}
  />
);
