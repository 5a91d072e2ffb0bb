import Divider from '@mui/material/Divider';
import { PayerList } from '../../features/buyingFor/PayerList.tsx';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { dashboardDestinationsOf } from '../navigation/dashboardDestinations.ts';
import { withIcons } from '../navigation/dashboardIcons.ts';
import { MenuDrawer, MenuSignOut } from '../navigation/MenuDrawer.tsx';
import { NavigationList } from '../navigation/NavigationList.tsx';
import { storeDestinations, visitorDestinations } from '../navigation/navigation.ts';
import { quickOrderDestination } from '../navigation/quickOrderDestination.ts';

interface PhoneMenuProps {
  onClose: () => void;
}

const SessionPart = ({ onClose }: PhoneMenuProps) => {
  const session = useSession();
  if (session.status === 'loading') return <Spinner label="Checking your session" height={96} />;
  if (session.status === 'signedOut') {
    return (
      <NavigationList label="Account" destinations={visitorDestinations} onNavigate={onClose} />
    );
  }
  return (
    <>
      <PayerList uid={session.user.uid} />
      <NavigationList
        label="Dashboard"
        destinations={withIcons(
          dashboardDestinationsOf({ ...session, buysForCompany: buyingFor() !== '' }),
        )}
        onNavigate={onClose}
      />
      <MenuSignOut onClose={onClose} />
    </>
  );
};

/** The top navigation of small screens. */
export const PhoneMenu = ({ onClose }: PhoneMenuProps) => (
  <MenuDrawer anchor="right" open onClose={onClose}>
    <NavigationList
      label="Main"
      destinations={[...storeDestinations, quickOrderDestination]}
      onNavigate={onClose}
    />
    <Divider sx={{ my: 1 }} />
    <SessionPart onClose={onClose} />
  </MenuDrawer>
);
