import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { PayerList } from '../../features/buyingFor/PayerList.tsx';
import { useSignOut } from '../../features/session/state/useSignOut.ts';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { dashboardDestinationsOf } from '../navigation/dashboardDestinations.ts';
import { withIcons } from '../navigation/dashboardIcons.ts';
import { Logo } from '../navigation/Logo.tsx';
import { NavigationList } from '../navigation/NavigationList.tsx';
import { storeDestinations, visitorDestinations } from '../navigation/navigation.ts';
import { quickOrderDestination } from '../navigation/quickOrderDestination.ts';

interface PhoneMenuProps {
  onClose: () => void;
}

const SessionPart = ({ onClose }: PhoneMenuProps) => {
  const session = useSession();
  const signOut = useSignOut();
  if (session.status === 'loading') return <Spinner label="Checking your session" height={96} />;
  if (session.status === 'signedOut') {
    return (
      <NavigationList label="Account" destinations={visitorDestinations} onNavigate={onClose} />
    );
  }
  const closeAndSignOut = () => {
    onClose();
    void signOut();
  };
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
      <Button fullWidth color="inherit" variant="outlined" onClick={closeAndSignOut}>
        Sign out
      </Button>
    </>
  );
};

const Head = ({ onClose }: PhoneMenuProps) => (
  <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
    <Logo />
    <IconButton aria-label="Close the menu" onClick={onClose}>
      <Icon path={mdiClose} />
    </IconButton>
  </Box>
);

/** The top navigation of small screens. */
export const PhoneMenu = ({ onClose }: PhoneMenuProps) => (
  <Drawer
    anchor="right"
    open
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
    <NavigationList
      label="Main"
      destinations={[...storeDestinations, quickOrderDestination]}
      onNavigate={onClose}
    />
    <Divider sx={{ my: 1 }} />
    <SessionPart onClose={onClose} />
  </Drawer>
);
