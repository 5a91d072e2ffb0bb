import Box from '@mui/material/Box';
import { isLowStock, type Tool } from 'functions/contract';

const labelOf = ({ available }: Tool) => (available === 0 ? 'Out of stock' : 'Low stock');

/** Marks a tool with little or no stock. */
export const LowStockBadge = ({ tool }: { tool: Tool }) =>
  isLowStock(tool) && (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1,
        borderRadius: 1,
        bgcolor: 'brand.accent',
        color: 'brand.onAccent',
        fontSize: '0.75rem',
        fontWeight: 680,
        lineHeight: 1.7,
        whiteSpace: 'nowrap',
      }}
    >
      {labelOf(tool)}
    </Box>
  );
