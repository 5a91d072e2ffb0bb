import { mdiChartBar } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Overview } from 'functions/contract';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/EmptyState.tsx';
import { paths } from '../../paths.ts';
import { KeyFigures } from './KeyFigures.tsx';
import { LowStock } from './LowStock.tsx';
import { SalesCharts } from './SalesCharts.tsx';
import { UserChart } from './UserChart.tsx';

const NothingSold = () => (
  <EmptyState
    icon={mdiChartBar}
    title="Nothing sold in the last 30 days"
    action={
      <Button component={Link} to={paths.addProduct} variant="contained">
        Add a tool
      </Button>
    }
  >
    What customers order appears here by day and by tool, from the first order on.
  </EmptyState>
);

/** How the shop is doing, on one page. */
export const OverviewBoard = ({ overview }: { overview: Overview }) => (
  <Stack spacing={3}>
    <KeyFigures overview={overview} />
    {overview.sales.pieces > 0 ? <SalesCharts sales={overview.sales} /> : <NothingSold />}
    <LowStock lowStock={overview.lowStock} />
    <UserChart newUsers={overview.newUsers} />
  </Stack>
);
