import Button from '@mui/material/Button';
import { PayerMenu } from '../../features/buyingFor/PayerMenu.tsx';
import { useSignOut } from '../../features/session/state/useSignOut.ts';
import type { SessionUser } from '../../lib/session/session.ts';
import { AccountTasks } from '../navigation/AccountTasks.tsx';
import { DashboardMenu } from '../navigation/DashboardMenu.tsx';

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
