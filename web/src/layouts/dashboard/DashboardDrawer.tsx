import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { PayerList } from '../../features/buyingFor/PayerList.tsx';
import { useSignOut } from '../../features/session/state/useSignOut.ts';
import { useSession, useUser } from '../../lib/session/useSession.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { AccountAvatar } from '../navigation/AccountAvatar.tsx';
import { accountDestinationsOf } from '../navigation/dashboardDestinations.ts';
import { withIcons } from '../navigation/dashboardIcons.ts';
import { Logo } from '../navigation/Logo.tsx';
import { NavigationList } from '../navigation/NavigationList.tsx';
import { DashboardNavigation } from './DashboardNavigation.tsx';

interface DashboardDrawerProps {
  open: boolean;
  onClose: () => void;
}

const Head = ({ onClose }: Pick<DashboardDrawerProps, 'onClose'>) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
    <Logo />
    <IconButton aria-label="Close the menu" onClick={onClose}>
      <Icon path={mdiClose} />
    </IconButton>
  </Box>
);

const Account = () => {
  const user = useUser();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 1, py: 1.5 }}>
      <AccountAvatar size={36} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{user?.displayName || user?.email}</Box>
    </Box>
  );
};

/**
 * The menu of the dashboard on a phone: the dashboard's pages, the shop's pages and the sign-out.
 */
export const DashboardDrawer = ({ open, onClose }: DashboardDrawerProps) => {
  const signOut = useSignOut();
  const session = useSession();
  const closeAndSignOut = () => {
    onClose();
    void signOut();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Menu',
          sx: { width: 'min(320px, 88vw)', p: 2 },
        },
      }}
    >
      <Head onClose={onClose} />
      <DashboardNavigation onNavigate={onClose} />
      <Account />
      {session.status === 'signedIn' && <PayerList uid={session.user.uid} />}
      {session.status === 'signedIn' && session.admin && (
        <NavigationList
          label="Account"
          destinations={withIcons(accountDestinationsOf(session))}
          onNavigate={onClose}
        />
      )}
      <Button fullWidth color="inherit" variant="outlined" onClick={closeAndSignOut}>
        Sign out
      </Button>
    </Drawer>
  );
};
