import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

interface SpinnerProps {
  label: string;
  /** The space reserved for the content, in pixels. */
  height?: number;
  size?: number;
}

/** Marks the space of content that is loading. */
export const loadingAttribute = 'data-loading';

export const Spinner = ({ label, height = 320, size = 36 }: SpinnerProps) => (
  <Box
    {...{ [loadingAttribute]: '' }}
    sx={{ minHeight: height, display: 'grid', placeItems: 'center' }}
  >
    <CircularProgress size={size} aria-label={label} />
  </Box>
);
