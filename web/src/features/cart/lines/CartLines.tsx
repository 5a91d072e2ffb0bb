import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Assortment, CartTool } from 'functions/contract';
import type { KeyboardEvent, ReactNode } from 'react';
import type { PricedLine } from '../../../domain/cart/priced/resolveCart.ts';
import type { QuantityValue } from '../../../domain/quantity/quantityValue.ts';
import { CartRow } from './CartRow.tsx';
import { headStyles, linesStyles } from './cartStyles.ts';
import { focusNeighbour } from './lineElements.ts';
import type { TypedQuantities } from './lineState.ts';

interface CartLinesProps {
  priced: readonly PricedLine[];
  typed: TypedQuantities;
  /** What the payer sees of the catalogue. */
  assortment: Assortment;
  onChange: (tool: CartTool, value: QuantityValue) => void;
  onRemove: (toolId: string) => void;
  onReplace: (toolId: string, tool: CartTool, quantity: number) => void;
  /** Whether unknown tools are being looked up. */
  isLoading: boolean;
  soldOutAction: (tool: CartTool) => ReactNode;
}

/** Enter leads to the quantity of the next line, with Shift to the previous one. */
const handleEnter = (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  focusNeighbour(event.target, event.shiftKey ? -1 : 1);
};

/** The headings of the columns, on a wide screen. */
export const CartLinesHead = () => (
  <Box aria-hidden sx={headStyles}>
    <span style={{ gridArea: 'name' }}>Tool</span>
    <span style={{ gridArea: 'quantity', textAlign: 'center' }}>Quantity</span>
    <span style={{ gridArea: 'unit', textAlign: 'right' }}>Price</span>
    <span style={{ gridArea: 'total', textAlign: 'right' }}>Total</span>
  </Box>
);

/** The lines of the cart, in rows on a wide screen and in cards on a phone. */
export const CartLines = ({ priced, typed, ...row }: CartLinesProps) => (
  <Paper variant="outlined" sx={{ px: { xs: 2, md: 2.5 } }}>
    <CartLinesHead />
    <Box component="ol" aria-label="Tools in the cart" sx={linesStyles} onKeyDown={handleEnter}>
      {priced.map(({ line, tool, ended }) => (
        <CartRow
          key={line.toolId}
          {...row}
          {...line}
          tool={tool}
          ended={ended}
          typed={typed.get(line.toolId)}
        />
      ))}
    </Box>
  </Paper>
);
