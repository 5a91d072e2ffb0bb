import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Profile } from 'functions/contract';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { PersonAvatar } from '../../../ui/media/PersonAvatar.tsx';
import { UserName } from './UserName.tsx';

interface UserSummaryProps {
  user: Profile;
  isMe: boolean;
}

/** A user's picture, name and address. */
export const UserSummary = ({ user, isMe }: UserSummaryProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
    <PersonAvatar name={user.displayName} src={user.photoURL} size={56} />
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 650 }}>
        <UserName user={user} isMe={isMe} />
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{user.email}</Typography>
      <StatusChip
        color={user.emailVerified ? 'success' : undefined}
        label={user.emailVerified ? 'Verified' : 'Not verified'}
      />
    </Box>
  </Box>
);
