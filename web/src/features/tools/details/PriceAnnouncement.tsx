import Box from '@mui/material/Box';
import { formatMoney, type Tool } from 'functions/contract';
import { useState } from 'react';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';

/** Tells screen readers the price when it changes while the page is open. */
export const PriceAnnouncement = ({ tool: { price } }: { tool: Tool }) => {
  const [announced, setAnnounced] = useState({ price, text: '' });
  if (announced.price !== price) {
    setAnnounced({ price, text: `The price is now ${formatMoney(price)} a piece.` });
  }
  return (
    <Box role="status" sx={visuallyHidden}>
      {announced.text}
    </Box>
  );
};
