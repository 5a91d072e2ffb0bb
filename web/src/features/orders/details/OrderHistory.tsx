import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '../../../components/dates.ts';
import { statusTexts } from '../orderFilters.ts';
import type { HistoryStep } from './useOrderHistory.ts';

const rail = {
  borderInlineStart: '2px solid',
  borderColor: 'secondary.main',
  pl: 2,
  pb: 2,
  '&:last-of-type': { pb: 0 },
};

/** The status changes of an order, oldest first. */
export const OrderHistory = ({ steps }: { steps: HistoryStep[] }) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {steps.map(({ status, who, at }) => (
      <Box component="li" key={at + status} sx={rail}>
        <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {`${statusTexts[status]} by ${who}`}
        </Typography>
        <Typography component="time" dateTime={at} variant="body2" sx={{ color: 'text.secondary' }}>
          {formatDateTime(at)}
        </Typography>
      </Box>
    ))}
  </Box>
);
