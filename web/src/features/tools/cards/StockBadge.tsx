import Box from '@mui/material/Box';
import { canBeBought, type Tool } from 'functions/contract';
import { stockLabelOf } from './stock.ts';

/**
 * A note about a tool's stock, if there is one. It is legible on a picture and on any background.
 */
export const StockBadge = ({ tool }: { tool: Tool }) => {
  const label = stockLabelOf(tool);
  if (!label) return null;
  const colours = canBeBought(tool)
    ? { bgcolor: 'brand.accent', color: 'brand.onAccent' }
    : { bgcolor: 'brand.edge', color: 'brand.ink' };
  return (
    <Box
      component="span"
      sx={{
        ...colours,
        display: 'inline-block',
        px: 1.25,
        py: 0.5,
        borderRadius: 1,
        fontSize: '0.8125rem',
        fontWeight: 680,
        lineHeight: 1.4,
      }}
    >
      {label}
    </Box>
  );
};
