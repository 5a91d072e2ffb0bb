import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { OrderReturn } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import {
  currentPiecesText,
  returnKindTexts,
  returnStatusChips,
} from '../../../domain/returns/returnTexts.ts';
import { formatDate } from '../../../domain/time/dates.ts';
import { paths } from '../../../lib/router/paths.ts';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 1.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** A return in the list of its order, which leads to its page. */
export const ReturnItem = ({ found }: { found: OrderReturn }) => (
  <Box component="li" sx={row}>
    <Box sx={{ minWidth: 0 }}>
      <Link
        component={RouterLink}
        to={paths.orderReturn.href(found._id)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 650 }}
      >
        {found.number}
      </Link>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {`${returnKindTexts[found.kind]} · ${currentPiecesText(found)} · `}
        <time dateTime={found.createdAt}>{formatDate(found.createdAt)}</time>
      </Typography>
    </Box>
    <StatusChip {...returnStatusChips[found.status]} />
  </Box>
);
