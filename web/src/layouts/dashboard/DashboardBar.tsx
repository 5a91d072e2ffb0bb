import { mdiStorefrontOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { PayerMenu } from '../../features/buyingFor/PayerMenu.tsx';
import { useSignOut } from '../../features/session/state/useSignOut.ts';
import { paths } from '../../lib/router/paths.ts';
import { useSession, useUser } from '../../lib/session/useSession.ts';
import { ColorSchemeToggle } from '../../ui/inputs/ColorSchemeToggle.tsx';
import { sticky } from '../../ui/layout/sticky.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { CartLink } from '../navigation/CartLink.tsx';
import { Logo } from '../navigation/Logo.tsx';
import { MenuOpener } from '../navigation/MenuOpener.tsx';
import { SearchSlot } from '../navigation/SearchSlot.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { DashboardDrawer } from './DashboardDrawer.tsx';
import { BarFindButton } from './FindButton.tsx';

/** In pixels. */
export const barHeight = 52;

const bar = {
  ...sticky,
  top: 0,
  zIndex: 'appBar',
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0, sm: 1 },
  height: barHeight,
  px: { xs: 1, md: 2 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const small = { minHeight: 36, px: 1.5, whiteSpace: 'nowrap' };
const wideOnly = { display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1 };

const WideControls = () => {
  const signOut = useSignOut();
  const user = useUser();
  return (
    <Box sx={wideOnly}>
      <Button
        component={Link}
        to={paths.tools}
        color="inherit"
        startIcon={<Icon path={mdiStorefrontOutline} />}
        sx={small}
      >
        Shop
      </Button>
      {user && <PayerMenu uid={user.uid} dense />}
      <AccountMenu />
      <Button color="inherit" variant="outlined" sx={small} onClick={() => void signOut()}>
        Sign out
      </Button>
    </Box>
  );
};

/** Staff have the finder instead, which finds tools as well. */
const BuyerSearch = () => {
  const session = useSession();
  return session.status === 'signedIn' && !session.admin && <SearchSlot />;
};

/** The bar at the top of the dashboard. On a phone, its menu leads to everything. */
export const DashboardBar = () => (
  <Box component="header" sx={bar}>
    <MenuOpener>{(open, onClose) => <DashboardDrawer open={open} onClose={onClose} />}</MenuOpener>
    <Logo />
    <BuyerSearch />
    <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: { xs: 0, sm: 1 } }}>
      <BarFindButton />
      <CartLink />
      <ColorSchemeToggle />
      <WideControls />
    </Box>
  </Box>
);
