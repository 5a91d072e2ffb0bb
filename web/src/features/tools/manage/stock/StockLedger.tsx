import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { locale, type StockEntry, type StockReason } from 'functions/contract';
import { formatDateTime } from '../../../../domain/time/dates.ts';
import { shownMessageOf } from '../../../../lib/api/messages.ts';
import { ListError } from '../../../../ui/feedback/ListError.tsx';
import { useLastStockEntries } from '../requests/useManagedTools.ts';

const reasons: Record<StockReason, string> = {
  opening: 'Opening stock',
  order: 'Order',
  cancellation: 'Cancelled order',
  return: 'Returned by a customer',
  replacement: 'Replacement',
  undo: 'Undone cancellation',
  adjustment: 'Adjustment',
};

const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });

const Entry = ({ entry: { change, reason, note, at } }: { entry: StockEntry }) => (
  <Box
    component="li"
    sx={{ display: 'flex', gap: 2, py: 0.75, borderTop: 1, borderColor: 'divider' }}
  >
    <Typography sx={{ minWidth: 72, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
      {signed.format(change)}
    </Typography>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography>{note ? `${reasons[reason]}: ${note}` : reasons[reason]}</Typography>
      <Typography
        component="time"
        dateTime={at}
        variant="body2"
        sx={{ display: 'block', color: 'text.secondary' }}
      >
        {formatDateTime(at)}
      </Typography>
    </Box>
  </Box>
);

/** The last stock entries of a tool, newest first. */
export const StockLedger = ({ toolId }: { toolId: string }) => {
  const { data, error, isPending, refetch } = useLastStockEntries(toolId);
  if (isPending) return <Skeleton variant="rounded" height={128} aria-label="Loading the ledger" />;
  if (!data) return <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />;
  return (
    <Box
      component="ol"
      aria-label="Last changes of the stock"
      sx={{ p: 0, m: 0, listStyle: 'none' }}
    >
      {data.map((entry) => (
        <Entry key={entry._id} entry={entry} />
      ))}
    </Box>
  );
};
