import { mdiChevronDown, mdiDomain } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Icon } from '../../ui/media/Icon.tsx';
import { usePayerMenu } from './usePayerMenu.tsx';

const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  maxWidth: { md: 110, lg: 190 },
};

/** Shows for whom this page buys, and switches. Nothing for an account without a company. */
export const PayerMenu = ({ uid, dense = false }: { uid: string; dense?: boolean }) => {
  const payer = usePayerMenu(uid);
  if (!payer) return null;
  const { chosen, button, menu } = payer;
  return (
    <>
      <Button
        {...button}
        color="inherit"
        aria-label={`Buying for ${chosen.name ?? 'yourself'}`}
        startIcon={<Icon path={mdiDomain} />}
        endIcon={<Icon path={mdiChevronDown} />}
        sx={dense ? { minHeight: 36, px: 1.5 } : {}}
      >
        <Box component="span" sx={oneLine}>
          {chosen.label}
        </Box>
      </Button>
      {menu}
    </>
  );
};
