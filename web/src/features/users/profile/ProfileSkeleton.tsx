import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

const rows = ['name', 'email', 'education', 'location', 'phone'];

export const ProfileSkeleton = () => (
  <Paper variant="outlined" role="status" aria-label="Loading your profile" sx={{ p: 3.5 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, mb: 3 }}>
      <Skeleton variant="circular" width={96} height={96} />
      <Skeleton variant="text" sx={{ fontSize: '1.75rem', width: '40%' }} />
    </Box>
    <Skeleton variant="rounded" height={112} sx={{ mb: 4 }} />
    {rows.map((row) => (
      <Skeleton key={row} variant="rounded" height={56} sx={{ mb: 3 }} />
    ))}
  </Paper>
);
