import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Payment } from 'functions/contract';
import { signedAmount } from '../../../domain/money/signedAmount.ts';
import { formatDate } from '../../../domain/time/dates.ts';
import { isReversible, reversalOf } from '../data/entries.ts';
import { kindTexts, methodText } from '../data/entryTexts.ts';

const row = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

interface EntryProps {
  entry: Payment;
  isReversed: boolean;
  /** Takes the entry back; undefined where that is not possible. */
  onReverse?: (() => void) | undefined;
}

const Entry = ({ entry, isReversed, onReverse }: EntryProps) => (
  <Box component="li" sx={row}>
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 650 }}>
        {kindTexts[entry.kind]}
        {isReversed && ' (reversed)'}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={entry.receivedAt}>{formatDate(entry.receivedAt)}</time>
        {` · ${methodText(entry)}`}
      </Typography>
      {entry.reason && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`Reason: ${entry.reason}`}
        </Typography>
      )}
    </Box>
    <Box sx={{ textAlign: 'end' }}>
      <Typography
        sx={{
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
          ...(isReversed && { textDecoration: 'line-through', color: 'text.secondary' }),
        }}
      >
        {signedAmount(entry.amount, entry.currency)}
      </Typography>
      {onReverse && (
        <Button
          color="inherit"
          aria-label={`Reverse ${kindTexts[entry.kind].toLowerCase()} of ${signedAmount(entry.amount, entry.currency)}`}
          onClick={onReverse}
          sx={{ mr: -1.75 }}
        >
          Reverse
        </Button>
      )}
    </Box>
  </Box>
);

interface PaymentEntriesProps {
  entries: readonly Payment[];
  order: { paid: number };
  /** For admins: takes an entry back. */
  onReverse?: ((entry: Payment) => void) | undefined;
}

/** The payments, refunds and reversals of an order, oldest first. */
export const PaymentEntries = ({ entries, order, onReverse }: PaymentEntriesProps) =>
  entries.length === 0 ? (
    <Typography sx={{ color: 'text.secondary' }}>No payment has arrived so far.</Typography>
  ) : (
    <Box component="ul" aria-label="Payments" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map((entry) => (
        <Entry
          key={entry._id}
          entry={entry}
          isReversed={reversalOf(entries, entry) !== undefined}
          onReverse={
            onReverse && isReversible(entries, entry, order) ? () => onReverse(entry) : undefined
          }
        />
      ))}
    </Box>
  );
