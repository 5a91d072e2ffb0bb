import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatCount, type LowStockTool, limits, type Overview } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { lazyPaths } from '../../lib/router/lazyPaths.ts';
import { SectionCard } from '../../ui/layout/SectionCard.tsx';

const stockText = ({ available, minOrder }: LowStockTool) => {
  const stockText = available === 0 ? 'None left' : `${formatCount(available)} left`;
  return available < minOrder
    ? `${stockText}, under the minimum order of ${formatCount(minOrder)}`
    : stockText;
};

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 0.5,
  borderTop: '1px solid',
  borderColor: 'divider',
};

const ToolRow = ({ tool }: { tool: LowStockTool }) => (
  <Box component="li" sx={row}>
    <Link
      component={RouterLink}
      to={lazyPaths.editTool.href(tool._id)}
      color="inherit"
      underline="always"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, overflowWrap: 'anywhere' }}
    >
      {tool.toolName}
    </Link>
    <Typography sx={{ color: tool.available < tool.minOrder ? 'error.main' : 'text.secondary' }}>
      {stockText(tool)}
    </Typography>
  </Box>
);

const summaryOf = ({ count, tools }: Overview['lowStock']) => {
  if (count === 0) return `Every tool has ${limits.lowStock} pieces or more.`;
  return count > tools.length ? `The ${tools.length} lowest of ${formatCount(count)} tools.` : null;
};

/** The tools with the lowest stock, each with a link to its page. */
export const LowStock = ({ lowStock }: Pick<Overview, 'lowStock'>) => {
  const summary = summaryOf(lowStock);
  return (
    <SectionCard labelledBy="low-stock">
      <Typography id="low-stock" variant="h2" sx={{ fontSize: '1.25rem', mb: 1.5 }}>
        Running low
      </Typography>
      {summary && <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{summary}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lowStock.tools.map((tool) => (
          <ToolRow key={tool._id} tool={tool} />
        ))}
      </Box>
    </SectionCard>
  );
};
