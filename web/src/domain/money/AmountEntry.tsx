import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren, ReactNode } from 'react';
import { formatDate } from '../time/dates.ts';

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

interface AmountEntryProps {
  title: ReactNode;
  at: string;
  /** What it is for, or how it came. */
  about: string | undefined;
  reason: string | undefined;
  amount: ReactNode;
}

/** An entry of an order's amounts: a payment or a credit note, with its day, reason and amount. */
export const AmountEntry = ({
  title,
  at,
  about,
  reason,
  amount,
  children,
}: PropsWithChildren<AmountEntryProps>) => (
  <Box component="li" sx={row}>
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={at}>{formatDate(at)}</time>
        {about && ` · ${about}`}
      </Typography>
      {reason && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`Reason: ${reason}`}
        </Typography>
      )}
      {children}
    </Box>
    <Box sx={{ textAlign: 'end' }}>{amount}</Box>
  </Box>
);
