import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { usePayerMenu } from './usePayerMenu.tsx';

/** Keeps its space while the company is not known, so that nothing below it moves. */
const bar = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 44,
  minWidth: 0,
  displayPrint: 'none',
} as const;

/** For whom the cart or the order of this page is, and the way to change that. */
export const PayerBar = ({ uid }: { uid: string }) => {
  const payer = usePayerMenu(uid);
  if (!payer && buyingFor() === '') return null;
  return (
    <Box sx={bar}>
      {payer && (
        <>
          <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {`For ${payer.chosen.name ?? 'yourself'}`}
          </Box>
          <span aria-hidden>·</span>
          <Button {...payer.button} color="inherit" aria-label="Change for whom you buy">
            Change
          </Button>
          {payer.menu}
        </>
      )}
    </Box>
  );
};
