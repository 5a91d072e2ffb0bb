import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { paths } from '../../lib/router/paths.ts';
import { useSession, useUser } from '../../lib/session/useSession.ts';
import { MenuButton } from '../../ui/inputs/MenuButton.tsx';
import { AccountAvatar } from '../navigation/AccountAvatar.tsx';
import { accountDestinationsOf } from '../navigation/dashboardDestinations.ts';

const small = { minHeight: 36, px: 1.5, whiteSpace: 'nowrap' };
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: 180 };

const Name = () => {
  const isPrerendered = useIsPrerendered();
  const user = useUser();
  const name = user?.displayName || user?.email || 'My account';
  return (
    <>
      <AccountAvatar size={28} />
      <Box component="span" sx={{ ...oneLine, ml: 1 }}>
        {isPrerendered ? <Skeleton width={120} /> : name}
      </Box>
    </>
  );
};

const AdminMenu = () => (
  <MenuButton
    links={[
      { label: 'My Profile', to: paths.dashboardProfile },
      ...accountDestinationsOf({ admin: true }),
    ]}
    sx={small}
  >
    <Name />
  </MenuButton>
);

/** The name of the account: a link to its profile; for admins, a menu with their orders, too. */
export const AccountMenu = () => {
  const session = useSession();
  if (session.status === 'signedIn' && session.admin) return <AdminMenu />;
  return (
    <Button component={Link} to={paths.dashboardProfile} color="inherit" sx={small}>
      <Name />
    </Button>
  );
};
