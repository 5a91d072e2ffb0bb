import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Actor } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { useEligibility } from '../../../domain/returns/useEligibility.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { AskReturn } from './AskReturn.tsx';
import { ReturnItem } from './ReturnItem.tsx';

interface OrderReturnsProps {
  order: Order;
  caller: Actor;
}

const Failure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <>
    <Typography role="alert" sx={{ mb: 1 }}>
      {shownMessageOf(error)}
    </Typography>
    <Button variant="outlined" onClick={onRetry}>
      Try again
    </Button>
  </>
);

const Contents = ({ order, caller }: OrderReturnsProps) => {
  const { eligibility, error, retry } = useEligibility(order);
  if (error) return <Failure error={error} onRetry={retry} />;
  if (!eligibility)
    return (
      <div role="status" aria-label="Loading the returns">
        <Skeleton variant="rounded" height={72} />
      </div>
    );
  const { returns } = eligibility;
  return (
    <Stack spacing={2}>
      {returns.length > 0 && (
        <Box component="ul" aria-label="Returns" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {returns.map((found) => (
            <ReturnItem key={found._id} found={found} />
          ))}
        </Box>
      )}
      <AskReturn order={order} caller={caller} eligibility={eligibility} />
    </Stack>
  );
};

const hasArrived = ({ lines }: Order): boolean => lines.some(({ delivered }) => delivered > 0);

/** The returns and claims of an order, and the way to others; nothing before the first delivery. */
export const OrderReturns = ({ order, caller }: OrderReturnsProps) =>
  order.returnCount > 0 || hasArrived(order) ? (
    <DetailsCard title="Returns and guarantee">
      <Contents order={order} caller={caller} />
    </DetailsCard>
  ) : null;
