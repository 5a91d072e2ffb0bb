import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { PropsWithChildren } from 'react';
import { useSignOut } from '../../features/session/state/useSignOut.ts';
import { aboveNotices } from '../../ui/layout/sticky.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { Logo } from './Logo.tsx';

interface MenuDrawerProps extends Pick<DrawerProps, 'anchor' | 'open'> {
  onClose: () => void;
}

const paper = {
  role: 'dialog',
  'aria-modal': true,
  'aria-label': 'Menu',
  sx: { width: 'min(320px, 88vw)', p: 2, pb: aboveNotices(16) },
};

/** A menu of small screens. */
export const MenuDrawer = ({
  onClose,
  children,
  ...drawer
}: PropsWithChildren<MenuDrawerProps>) => (
  <Drawer {...drawer} onClose={onClose} slotProps={{ paper }}>
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
      <Logo />
      <IconButton aria-label="Close the menu" onClick={onClose}>
        <Icon path={mdiClose} />
      </IconButton>
    </Box>
    {children}
  </Drawer>
);

/** Closes the menu and signs out. */
export const MenuSignOut = ({ onClose }: Pick<MenuDrawerProps, 'onClose'>) => {
  const signOut = useSignOut();
  const closeAndSignOut = () => {
    onClose();
    void signOut();
  };
  return (
    <Button fullWidth color="inherit" variant="outlined" onClick={closeAndSignOut}>
      Sign out
    </Button>
  );
};
