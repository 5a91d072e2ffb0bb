import Box from '@mui/material/Box';
import type { Profile } from 'functions/contract';

interface UserNameProps {
  user: Profile;
  isMe: boolean;
}

export const UserName = ({ user: { displayName }, isMe }: UserNameProps) => (
  <>
    {displayName || 'No name yet'}
    {isMe && (
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        {' (you)'}
      </Box>
    )}
  </>
);
