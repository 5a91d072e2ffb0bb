import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { paths } from '../../lib/router/paths.ts';
import { useSession, useUser } from '../../lib/session/useSession.ts';
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

const AdminMenu = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);
  const profile = { label: 'My Profile', to: paths.dashboardProfile };
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        sx={small}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Name />
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close} disablePortal>
        {[profile, ...accountDestinationsOf({ admin: true })].map(({ label, to }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};

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
