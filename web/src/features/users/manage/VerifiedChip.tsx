import type { Profile } from 'functions/contract';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';

/** Shows whether the address is verified. */
export const VerifiedChip = ({ emailVerified }: Pick<Profile, 'emailVerified'>) => (
  <StatusChip
    color={emailVerified ? 'success' : undefined}
    label={emailVerified ? 'Verified' : 'Not verified'}
  />
);
