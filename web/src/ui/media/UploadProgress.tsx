import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';

interface UploadProgressProps {
  label: string;
  /** From 0 to 1. */
  share: number;
  onCancel: () => void;
}

/** The progress of an upload, with a button to cancel it. */
export const UploadProgress = ({ label, share, onCancel }: UploadProgressProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
    <LinearProgress
      variant="determinate"
      value={Math.round(share * 100)}
      aria-label={label}
      sx={{ flexGrow: 1, height: 8, borderRadius: 1 }}
    />
    <Button color="inherit" variant="outlined" onClick={onCancel}>
      Cancel upload
    </Button>
  </Box>
);
