import { mdiChartBar } from '@mdi/js';
import Stack from '@mui/material/Stack';
import { apiRoutes, type Overview } from 'functions/contract';
import { Allowed } from '../../domain/staff/Allowed.tsx';
import { paths } from '../../lib/router/paths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LinkButton } from '../../ui/inputs/LinkButton.tsx';
import { SalesCharts } from './charts/SalesCharts.tsx';
import { UserChart } from './charts/UserChart.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { LowStock } from './LowStock.tsx';

const NothingSold = () => (
  <EmptyState
    icon={mdiChartBar}
    title="Nothing sold in the last 30 days"
    action={
      <Allowed call={apiRoutes.createTool}>
        <LinkButton to={paths.addTool}>Add a tool</LinkButton>
      </Allowed>
    }
  >
    Sales by day and by tool appear here after the first order.
  </EmptyState>
);

/** The key figures, sales, low stock and new users of the shop. */
export const OverviewBoard = ({ overview }: { overview: Overview }) => (
  <Stack spacing={3}>
    <KeyFigures overview={overview} />
    {overview.sales.pieces > 0 ? <SalesCharts sales={overview.sales} /> : <NothingSold />}
    <LowStock lowStock={overview.lowStock} />
    <UserChart newUsers={overview.newUsers} />
  </Stack>
);
