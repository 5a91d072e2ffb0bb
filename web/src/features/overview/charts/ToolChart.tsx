import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ToolSales } from 'functions/contract';
import { type SalesMeasure, salesMeasures } from './measures.ts';

interface ToolChartProps {
  tools: ToolSales[];
  measure: SalesMeasure;
}

const Bar = ({ share }: { share: number }) => (
  <Box sx={{ height: 10, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}>
    <Box
      style={{ width: `${share * 100}%` }}
      sx={{ height: '100%', minWidth: 3, bgcolor: 'secondary.main', borderRadius: 1 }}
    />
  </Box>
);

/** A bar for each tool, in proportion to the best one. */
export const ToolChart = ({ tools, measure }: ToolChartProps) => {
  const best = Math.max(...tools.map((tool) => tool[measure]));
  return (
    <Box sx={{ display: 'grid', gap: 1.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {tools.map((tool) => (
        <div key={tool.toolId}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
            <Typography variant="body2" noWrap>
              {tool.toolName}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 650, flexShrink: 0 }}>
              {salesMeasures[measure].format(tool[measure])}
            </Typography>
          </Box>
          <Bar share={tool[measure] / best} />
        </div>
      ))}
    </Box>
  );
};
