import { mdiChartBar } from '@mdi/js';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { apiRoutes } from 'functions/contract';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { ReportTable } from '../../../features/reports/ReportTable.tsx';
import { groupTexts, monthText } from '../../../features/reports/reportTexts.ts';
import {
  choiceProblem,
  offeredMonths,
  useReportChoice,
  useSalesReport,
} from '../../../features/reports/useSalesReport.ts';
import { ExportButton, exportBy } from '../../../features/tables/ExportButton.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';

const fields = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(2, 200px) auto' },
  justifyContent: 'start',
} as const;

const choicesOf = (months: readonly string[]): Record<string, string> =>
  Object.fromEntries(months.map((month) => [month, monthText(month)]));

/** What was sold in some months, against the year before. */
export const ReportsPage = () => {
  const { choice, choose, now } = useReportChoice();
  const { data: report, error, isPending, refetch } = useSalesReport(choice);
  const problem = choiceProblem(choice);
  const { by, from, to } = choice;
  const months = choicesOf([...offeredMonths(now), from, to]);
  const isEmpty = report?.rows.every(({ net, before, cost }) => !net && !before && !cost);
  return (
    <Stack spacing={3}>
      <PageTitle>Sales reports</PageTitle>
      <ChoiceButtons
        label="Rows"
        choices={groupTexts}
        value={by}
        onChange={(group) => choose({ by: group })}
      />
      <Box sx={fields}>
        <SelectField
          label="From"
          choices={months}
          value={from}
          onChange={(month) => choose({ from: month })}
        />
        <SelectField
          label="To"
          choices={months}
          value={to}
          onChange={(month) => choose({ to: month })}
        />
        <Box>
          <ExportButton
            {...exportBy(apiRoutes.exportSalesReport, { query: { by, from, to } })}
            label="Download CSV"
            disabled={problem !== null}
          />
        </Box>
      </Box>
      {problem && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {problem}
        </Typography>
      )}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {!problem && isPending && (
        <Skeleton variant="rounded" height={360} aria-label="Loading the report" />
      )}
      {!problem && report && (
        <SectionCard labelledBy="report">
          <Typography id="report" variant="h2" sx={{ fontSize: '1.25rem' }}>
            {`${monthText(from)} to ${monthText(to)}, and the year before`}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '75ch' }}>
            Net amounts of orders in the month in which they were placed. What is cancelled or
            credited later is taken from that month, too. The margin is of the cost that a tool had
            when it was ordered.
          </Typography>
          {isEmpty ? (
            <EmptyState icon={mdiChartBar} title="No sales in these months">
              Choose other months: orders appear here as soon as they are placed.
            </EmptyState>
          ) : (
            <ReportTable report={report} />
          )}
        </SectionCard>
      )}
    </Stack>
  );
};
