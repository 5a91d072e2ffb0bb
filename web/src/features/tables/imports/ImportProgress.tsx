import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { counted } from 'functions/contract';

interface ImportProgressProps {
  /** The number of rows so far. */
  rows: number;
  dryRun: boolean;
}

const textOf = ({ rows, dryRun }: ImportProgressProps): string => {
  if (rows === 0) return dryRun ? 'Checking the rows …' : 'Importing the rows …';
  return `${counted(rows, 'row')} ${dryRun ? 'checked' : 'imported'} so far`;
};

/** How far an import is: a large table takes several calls. */
export const ImportProgress = (progress: ImportProgressProps) => (
  <Box role="status">
    <LinearProgress aria-label={progress.dryRun ? 'Checking' : 'Importing'} sx={{ mb: 0.5 }} />
    <Typography sx={{ color: 'text.secondary' }}>{textOf(progress)}</Typography>
  </Box>
);
