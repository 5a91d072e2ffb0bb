import Box from '@mui/material/Box';
import { PayerList } from '../../features/buyingFor/PayerList.tsx';
import { useSession, useUser } from '../../lib/session/useSession.ts';
import { AccountAvatar } from '../navigation/AccountAvatar.tsx';
import { accountDestinationsOf } from '../navigation/dashboardDestinations.ts';
import { withIcons } from '../navigation/dashboardIcons.ts';
import { MenuDrawer, MenuSignOut } from '../navigation/MenuDrawer.tsx';
import { NavigationList } from '../navigation/NavigationList.tsx';
import { DashboardNavigation } from './DashboardNavigation.tsx';
import { FindButton } from './FindButton.tsx';

interface DashboardDrawerProps {
  open: boolean;
  onClose: () => void;
}

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
  const session = useSession();
  const isStaff = session.status === 'signedIn' && session.admin;
  return (
    <MenuDrawer open={open} onClose={onClose}>
      {isStaff && <FindButton fullWidth onClick={onClose} sx={{ minHeight: 44, mb: 1 }} />}
      <DashboardNavigation onNavigate={onClose} hasShopLinks />
      <Account />
      {session.status === 'signedIn' && <PayerList uid={session.user.uid} />}
      {isStaff && (
        <NavigationList
          label="Account"
          destinations={withIcons(accountDestinationsOf(session))}
          onNavigate={onClose}
        />
      )}
      <MenuSignOut onClose={onClose} />
    </MenuDrawer>
  );
};
