import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Payment } from 'functions/contract';
import { AmountEntry } from '../../../domain/money/AmountEntry.tsx';
import { signedAmount } from '../../../domain/money/signedAmount.ts';
import { isReversible, reversalOf } from '../data/entries.ts';
import { kindTexts, methodText } from '../data/entryTexts.ts';

interface EntryProps {
  entry: Payment;
  isReversed: boolean;
  /** Takes the entry back; undefined where that is not possible. */
  onReverse?: (() => void) | undefined;
}

const Entry = ({ entry, isReversed, onReverse }: EntryProps) => {
  const amount = signedAmount(entry.amount, entry.currency);
  const kind = kindTexts[entry.kind];
  return (
    <AmountEntry
      title={isReversed ? `${kind} (reversed)` : kind}
      at={entry.receivedAt}
      about={methodText(entry)}
      reason={entry.reason}
      amount={
        <>
          <Typography
            sx={{
              fontWeight: 650,
              fontVariantNumeric: 'tabular-nums',
              ...(isReversed && { textDecoration: 'line-through', color: 'text.secondary' }),
            }}
          >
            {amount}
          </Typography>
          {onReverse && (
            <Button
              color="inherit"
              aria-label={`Reverse ${kind.toLowerCase()} of ${amount}`}
              onClick={onReverse}
              sx={{ mr: -1.75 }}
            >
              Reverse
            </Button>
          )}
        </>
      }
    />
  );
};

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
