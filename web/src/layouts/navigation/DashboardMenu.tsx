import { mdiChevronDown } from '@mdi/js';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { dashboardDestinationsOf } from './dashboardDestinations.ts';
import { quickOrderDestination } from './quickOrderDestination.ts';

export const DashboardMenu = ({ admin }: { admin: boolean }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);
  const destinations = [
    ...dashboardDestinationsOf({ admin, buysForCompany: buyingFor() !== '' }),
    quickOrderDestination,
  ];
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        endIcon={<Icon path={mdiChevronDown} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Dashboard
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close} disablePortal>
        {destinations.map(({ label, to }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
