import { mdiAlertCircleOutline, mdiCheckDecagramOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import type { Profile } from 'functions/contract';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

/** Shows by an icon whether the address is verified, for dense lists. */
export const VerifiedMark = ({ emailVerified }: Pick<Profile, 'emailVerified'>) => {
  const label = emailVerified ? 'Verified' : 'Not verified';
  return (
    <Box component="span" title={label} sx={{ position: 'relative', display: 'inline-flex' }}>
      <Icon
        path={emailVerified ? mdiCheckDecagramOutline : mdiAlertCircleOutline}
        sx={{ fontSize: 18, color: emailVerified ? 'success.main' : 'text.secondary' }}
      />
      <span style={visuallyHidden}>{label}</span>
    </Box>
  );
};
