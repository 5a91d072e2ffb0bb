import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PictureRow } from './useBulkPictures.ts';

const colors = { added: 'text.secondary', failed: 'error.main' } as const;

/** A line for each file: its name, and what became of it. */
export const PictureResults = ({ rows }: { rows: readonly PictureRow[] }) => (
  <Box
    component="ul"
    aria-label="Chosen files"
    sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}
    tabIndex={0}
  >
    {rows.map(({ file, result }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: Two files can have the same name.
      <Box key={at} component="li" sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {file.name}
        </Typography>{' '}
        <Typography component="span" color={result ? colors[result.status] : 'text.secondary'}>
          {result?.text ?? 'Waiting'}
        </Typography>
      </Box>
    ))}
  </Box>
);
