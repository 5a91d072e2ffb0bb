import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { apiRoutes, apiUrl } from 'functions/contract';
import { PeriodFields } from '../../../domain/time/PeriodFields.tsx';
import { isEmptyPeriod } from '../../../domain/time/period.ts';
import { usePeriod } from '../../../domain/time/usePeriod.ts';
import { ExportButton } from '../../../features/tables/ExportButton.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';

const fields = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: '146px repeat(2, 154px)' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
};

/** Saves the payments and the documents of a period, which the page's address holds. */
export const AccountExports = () => {
  const [period, choose] = usePeriod();
  const disabled = isEmptyPeriod(period);
  return (
    <SectionCard labelledBy="exports">
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
            url={apiUrl(apiRoutes.exportPayments, { query: period })}
            label="Download payments"
            disabled={disabled}
          />
          <ExportButton
            url={apiUrl(apiRoutes.exportInvoices, { query: period })}
            label="Download invoices"
            disabled={disabled}
          />
        </Box>
      </Stack>
    </SectionCard>
  );
};
