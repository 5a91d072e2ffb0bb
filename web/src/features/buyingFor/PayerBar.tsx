import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useMemberships } from '../../domain/company/useMemberships.ts';
import { usePayerMenu } from './usePayerMenu.tsx';

const bar = { minHeight: 44, overflowWrap: 'anywhere', displayPrint: 'none' } as const;

/**
 * For whom the cart or the order of this page is, and the way to change that. A page that opens
 * before the companies are known keeps the space of the bar, so that nothing below it moves.
 */
export const PayerBar = ({ uid }: { uid: string }) => {
  const payer = usePayerMenu(uid);
  const { isPending } = useMemberships(uid);
  const [keepsSpace] = useState(isPending);
  if (!payer && !keepsSpace) return null;
  return (
    <Box sx={bar}>
      {payer && (
        <>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {`For ${payer.chosen.name ?? 'yourself'}`}
          </Box>
          <span aria-hidden>{' · '}</span>
          <Button {...payer.button} color="inherit" aria-label="Change for whom you buy">
            Change
          </Button>
          {payer.menu}
        </>
      )}
    </Box>
  );
};
