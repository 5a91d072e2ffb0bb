import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatClock, readerTimeZone } from 'functions/contract';
import { useOnline } from '../../lib/browser/useOnline.ts';

interface PricesAsOfProps {
  /** Whether the last look-up failed. */
  hasFailed: boolean;
  /** When the prices were looked up last, in milliseconds; 0 for never. */
  updatedAt: number;
  onRetry: () => void;
}

/**
 * Says that prices and stock may be out of date. It fits beside the heading, so that nothing moves.
 */
export const PricesAsOf = ({ hasFailed, updatedAt, onRetry }: PricesAsOfProps) => {
  const isOnline = useOnline();
  const isOld = updatedAt > 0 && (hasFailed || !isOnline);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', height: 44 }}>
      <Box role="status" sx={{ fontSize: '0.8125rem', lineHeight: 1.4, fontWeight: 600 }}>
        {isOld &&
          `Prices as of ${formatClock(new Date(updatedAt), readerTimeZone())} may have changed.`}
      </Box>
      {isOld && (
        <Button onClick={onRetry} sx={{ flexShrink: 0, px: 1.5 }}>
          Try again
        </Button>
      )}
    </Box>
  );
};
