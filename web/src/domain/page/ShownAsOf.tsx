import Box from '@mui/material/Box';
import { useShownKept } from '../../lib/queries/kept/useShownKept.ts';
import { formatDateTime } from '../time/dates.ts';

/** In the padding above the page, so that it moves nothing. */
const place = { position: 'relative', height: 0 } as const;
const line = {
  position: 'absolute',
  bottom: 0,
  fontSize: '0.75rem',
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  color: 'text.secondary',
} as const;

/** Says of when the page is, as long as it shows what it had on an earlier visit. */
export const ShownAsOf = () => {
  const kept = useShownKept();
  if (!kept) return null;
  const time = formatDateTime(new Date(kept.at).toISOString());
  return (
    <Box sx={place}>
      <Box sx={line}>{`As of ${time} · ${kept.hasFailed ? 'not updated' : 'updating…'}`}</Box>
    </Box>
  );
};
