import Box from '@mui/material/Box';
import { PriceListButton } from './PriceListButton.tsx';

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1.5,
  mt: 4,
  pt: 2.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Offers the payer's agreed prices as a table, below tools with such prices. */
export const OwnPricesLine = () => (
  <Box sx={line}>
    <Box sx={{ color: 'text.secondary', flex: '1 1 280px' }}>
      All prices that we have agreed with you, as a table with SKUs, price breaks and list prices.
    </Box>
    <PriceListButton />
  </Box>
);
