import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatCount, type Tool } from 'functions/contract';
import { LowStockBadge } from '../list/LowStockBadge.tsx';
import { StockDialog } from './StockDialog.tsx';
import { useStockAdjustment } from './useStockAdjustment.ts';

export const ToolStock = ({ tool }: { tool: Tool }) => {
  const stock = useStockAdjustment();
  return (
    <Paper
      variant="outlined"
      sx={{ p: 2.5, mb: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Typography sx={{ flexGrow: 1 }}>
        <strong>{`Available: ${formatCount(tool.available)}`}</strong> <LowStockBadge tool={tool} />
      </Typography>
      <Button variant="outlined" onClick={() => stock.open(tool)}>
        Adjust stock
      </Button>
      <StockDialog stock={stock} />
    </Paper>
  );
};
