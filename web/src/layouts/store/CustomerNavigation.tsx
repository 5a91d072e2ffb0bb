import { mdiChevronDown } from '@mdi/js';
import Button from '@mui/material/Button';
import { PayerMenu } from '../../features/buyingFor/PayerMenu.tsx';
import { useSignOut } from '../../features/session/state/useSignOut.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import type { SessionUser } from '../../lib/session/session.ts';
import { MenuButton } from '../../ui/inputs/MenuButton.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { AccountTasks } from '../navigation/AccountTasks.tsx';
import { dashboardDestinationsOf } from '../navigation/dashboardDestinations.ts';
import { quickOrderDestination } from '../navigation/quickOrderDestination.ts';

const DashboardMenu = ({ admin }: { admin: boolean }) => {
  const destinations = dashboardDestinationsOf({ admin, buysForCompany: buyingFor() !== '' });
  return (
    <MenuButton
      links={[...destinations, quickOrderDestination]}
      endIcon={<Icon path={mdiChevronDown} />}
    >
      Dashboard
    </MenuButton>
  );
};

interface CustomerNavigationProps {
  user: SessionUser;
  admin: boolean;
}

/**
 * The top navigation's entries for a signed-in user, and the components that run while someone is
 * signed in.
 */
export const CustomerNavigation = ({ user, admin }: CustomerNavigationProps) => {
  const signOut = useSignOut();
  return (
    <>
      <PayerMenu uid={user.uid} />
      <DashboardMenu admin={admin} />
      <Button color="inherit" variant="outlined" onClick={() => void signOut()}>
        Sign out
      </Button>
      <AccountTasks user={user} />
    </>
  );
};
