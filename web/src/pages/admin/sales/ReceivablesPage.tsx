import { mdiCashCheck } from '@mdi/js';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Receivables } from 'functions/contract';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { PeriodFields } from '../../../domain/time/PeriodFields.tsx';
import { isEmptyPeriod } from '../../../domain/time/period.ts';
import { usePeriod } from '../../../domain/time/usePeriod.ts';
import { AgeFigures } from '../../../features/receivables/AgeFigures.tsx';
import { CustomerTable } from '../../../features/receivables/CustomerTable.tsx';
import { useReceivables } from '../../../features/receivables/useReceivables.ts';
import { ExportButton } from '../../../features/tables/ExportButton.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';

const Loading = () => (
  <Stack spacing={3}>
    <Skeleton variant="rounded" height={132} />
    <ListSkeleton label="Loading the receivables" />
  </Stack>
);

const Board = ({ receivables }: { receivables: Receivables }) => (
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

const fields = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '146px repeat(2, 154px)' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};

/** Saves the payments and the documents of a period, which the page's address holds. */
const Exports = () => {
  const [period, choose] = usePeriod();
  const disabled = isEmptyPeriod(period);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="exports"
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Typography id="exports" variant="h2" sx={{ fontSize: '1.25rem' }}>
        For your accounts
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Payments by the day they were received, invoices and credit notes by the day of issue.
      </Typography>
      <Stack spacing={2}>
        <Box sx={fields}>
          <PeriodFields period={period} onChange={choose} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <ExportButton
            table="payments"
            label="Download payments"
            search={period}
            disabled={disabled}
          />
          <ExportButton
            table="invoices"
            label="Download invoices"
            search={period}
            disabled={disabled}
          />
        </Box>
      </Stack>
    </Paper>
  );
};

/** What customers owe, by age and by customer. */
export const ReceivablesPage = () => {
  const { data, isPending, error, refetch } = useReceivables();
  return (
    <Stack spacing={3}>
      <PageTitle>Receivables</PageTitle>
      {isPending && <Loading />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data && <Board receivables={data} />}
      {!isPending && <Exports />}
    </Stack>
  );
};
