import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Profile } from 'functions/contract';

interface ProfileIdentityProps {
  profile: Profile;
  /** The URL of a chosen picture that is not saved yet. */
  preview: string | undefined;
}

/** The picture, name and address of a profile. */
export const ProfileIdentity = ({ profile, preview }: ProfileIdentityProps) => {
  const { displayName, email, photoURL } = profile;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, minWidth: 0 }}>
      <Avatar
        src={preview ?? photoURL}
        alt={preview ? 'Preview of your new photo' : 'Your photo'}
        sx={{ width: 96, height: 96, bgcolor: 'brand.background', color: 'brand.ink' }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h2" sx={{ fontSize: '1.375rem' }}>
          {displayName || 'No name yet'}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{email}</Typography>
      </Box>
    </Box>
  );
};
