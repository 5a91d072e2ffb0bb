import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatCentsIn, type Payment } from 'functions/contract';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AmountEntry } from '../../../domain/money/AmountEntry.tsx';
import { signedAmount } from '../../../domain/money/signedAmount.ts';
import { paths } from '../../../lib/router/paths.ts';
import { isReversible, reversalOf } from '../data/entries.ts';
import { kindTexts, methodText } from '../data/entryTexts.ts';

interface PaidTogetherProps extends Pick<Payment, 'orderNumber' | 'currency'> {
  together: NonNullable<Payment['together']>;
}

/** The payment of which an entry is a part, and the other orders that it paid. */
const PaidTogether = ({ orderNumber, currency, together }: PaidTogetherProps) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {`Part of ${formatCentsIn(currency, together.amount)}, which also paid `}
    {together.orderNumbers
      .filter((number) => number !== orderNumber)
      .map((number, at) => (
        <Fragment key={number}>
          {at > 0 && ', '}
          <Link component={RouterLink} to={paths.orderDetails.href(number)}>
            {number}
          </Link>
        </Fragment>
      ))}
  </Typography>
);

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
    >
      {entry.together && <PaidTogether {...entry} together={entry.together} />}
    </AmountEntry>
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
