import { mdiAlertCircleOutline, mdiCheckDecagramOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import type { Profile } from 'functions/contract';
import { Icon } from '../../components/Icon.tsx';
import { visuallyHidden } from '../../components/visuallyHidden.ts';

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
