import { mdiCashCheck } from '@mdi/js';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Receivables } from 'functions/contract';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ListSkeleton } from '../../ui/lists/ListSkeleton.tsx';
import { AgeFigures } from './AgeFigures.tsx';
import { CustomerTable } from './CustomerTable.tsx';

export const ReceivablesSkeleton = () => (
  <Stack spacing={3}>
    <Skeleton variant="rounded" height={132} />
    <ListSkeleton label="Loading the receivables" />
  </Stack>
);

export const ReceivablesBoard = ({ receivables }: { receivables: Receivables }) => (
  <>
    <AgeFigures receivables={receivables} />
    <section aria-labelledby="customers">
      <Typography id="customers" variant="h2" sx={{ fontSize: '1.25rem', mb: 1.5 }}>
        By customer
      </Typography>
      {receivables.customers.length > 0 ? (
        <CustomerTable receivables={receivables} />
      ) : (
        <EmptyState icon={mdiCashCheck} title="Nothing is open">
          Every order is paid. Customers appear here until they have paid all their orders.
        </EmptyState>
      )}
    </section>
  </>
);
