import Box from '@mui/material/Box';
import { formatCount, formatMoney, type Overview, type ToolSales } from 'functions/contract';
import { useState } from 'react';
import { formatDay } from '../../../domain/time/dates.ts';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { ChartCard } from './ChartCard.tsx';
import { DayChart } from './DayChart.tsx';
import { FigureTable } from './FigureTable.tsx';
import { type SalesMeasure, salesMeasures } from './measures.ts';
import { ToolChart } from './ToolChart.tsx';

const measureNames: Record<SalesMeasure, string> = {
  revenue: salesMeasures.revenue.name,
  pieces: salesMeasures.pieces.name,
};

const figures = Object.values(measureNames);

const chartedTools = 8;

const bestSellers = (tools: readonly ToolSales[], measure: SalesMeasure): ToolSales[] =>
  tools.toSorted((one, other) => other[measure] - one[measure]).slice(0, chartedTools);

const DaysTable = ({ days }: Pick<Overview['sales'], 'days'>) => (
  <FigureTable
    label="Sold by day"
    columns={['Day', ...figures]}
    rows={days.toReversed().map(({ day, revenue, pieces }) => ({
      key: day,
      cells: [formatDay(day), formatMoney(revenue), formatCount(pieces)],
    }))}
  />
);

const ToolsTable = ({ tools }: Pick<Overview['sales'], 'tools'>) => (
  <FigureTable
    label="Sold by tool"
    columns={['Tool', ...figures]}
    rows={tools.map(({ toolId, toolName, revenue, pieces }) => ({
      key: toolId,
      cells: [toolName, formatMoney(revenue), formatCount(pieces)],
    }))}
  />
);

/** Sales by day and by tool, in money or in pieces. */
export const SalesCharts = ({ sales: { days, tools } }: Pick<Overview, 'sales'>) => {
  const [measure, setMeasure] = useState<SalesMeasure>('revenue');
  const values = days.map((one) => ({ day: one.day, value: one[measure] }));
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ width: 240, maxWidth: '100%' }}>
        <ChoiceButtons
          label="What the charts show"
          choices={measureNames}
          value={measure}
          onChange={setMeasure}
        />
      </Box>
      <ChartCard
        title="Sold by day"
        chart={<DayChart days={values} measure={salesMeasures[measure]} />}
        table={<DaysTable days={days} />}
      />
      <ChartCard
        title="Sold by tool"
        chart={<ToolChart tools={bestSellers(tools, measure)} measure={measure} />}
        table={<ToolsTable tools={tools} />}
      />
    </Box>
  );
};
