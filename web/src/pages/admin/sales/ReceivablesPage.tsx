import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { apiRoutes } from 'functions/contract';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { PeriodFields } from '../../../domain/time/PeriodFields.tsx';
import { isEmptyPeriod } from '../../../domain/time/period.ts';
import { usePeriod } from '../../../domain/time/usePeriod.ts';
import {
  ReceivablesBoard,
  ReceivablesSkeleton,
} from '../../../features/receivables/ReceivablesBoard.tsx';
import { ExportButton, exportBy } from '../../../features/tables/ExportButton.tsx';
import { callApi } from '../../../lib/api/api.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';

const fields = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '146px repeat(2, 154px)' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};

/** Saves the payments and the documents of a period, which the page's address holds. */
const AccountExports = () => {
  const [period, choose] = usePeriod();
  const disabled = isEmptyPeriod(period);
  const journalDisabled = disabled || !period.from || !period.to;
  return (
    <SectionCard labelledBy="exports">
      <Typography id="exports" variant="h2" sx={{ fontSize: '1.25rem' }}>
        For your accounts
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Payments by the day they were recorded, invoices and credit notes by the day of issue, with
        what is open of them and the day on which they were paid. The journal has both, with the
        accounts to which they are posted: the settings name these.
      </Typography>
      <Stack spacing={2}>
        <Box sx={fields}>
          <PeriodFields period={period} onChange={choose} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <ExportButton
            {...exportBy(apiRoutes.exportPayments, { query: period })}
            label="Download payments"
            disabled={disabled}
          />
          <ExportButton
            {...exportBy(apiRoutes.exportInvoices, { query: period })}
            label="Download invoices"
            disabled={disabled}
          />
          <ExportButton
            {...exportBy(apiRoutes.exportJournal, { query: period })}
            label="Download journal"
            disabled={journalDisabled}
          />
          <ExportButton
            {...exportBy(apiRoutes.exportJournal, { query: { ...period, format: 'datev' } })}
            label="Download for DATEV"
            disabled={journalDisabled}
          />
        </Box>
        {journalDisabled && !disabled && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Choose the first and the last day to download the journal.
          </Typography>
        )}
      </Stack>
    </SectionCard>
  );
};

const { receivables } = apiRoutes;

/** The amounts due and to refund, refetched whenever they are shown. */
const useReceivables = () =>
  useQuery({
    queryKey: ['receivables'],
    queryFn: ({ signal }) => callApi(receivables, { signal }),
  });

/** The amounts due, by age and by customer. */
export const ReceivablesPage = () => {
  const { data, isPending, error, refetch } = useReceivables();
  return (
    <Stack spacing={3}>
      <PageTitle>Receivables</PageTitle>
      {isPending && <ReceivablesSkeleton />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data && <ReceivablesBoard receivables={data} />}
      {!isPending && <AccountExports />}
    </Stack>
  );
};
