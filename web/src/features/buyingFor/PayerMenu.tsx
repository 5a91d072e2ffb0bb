import { mdiAccount, mdiChevronDown, mdiDomain } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useUser } from '../../lib/session/useSession.ts';
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
  const displayName = useUser()?.displayName ?? null;
  if (!payer) return null;
  const { chosen, button, menu } = payer;
  const person = chosen.name === null ? displayName : null;
  return (
    <>
      <Button
        {...button}
        color="inherit"
        aria-label={['Buying for ', chosen.name ?? 'yourself', person && `, ${person}`].join('')}
        startIcon={<Icon path={chosen.name === null ? mdiAccount : mdiDomain} />}
        endIcon={<Icon path={mdiChevronDown} />}
        sx={dense ? { minHeight: 36, px: 1.5 } : {}}
      >
        <Box component="span" sx={oneLine}>
          {person ?? chosen.label}
        </Box>
      </Button>
      {menu}
    </>
  );
};
