import { mdiMenu } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../ui/media/Icon.tsx';

interface MenuOpenerProps {
  /** Renders the menu. */
  children: (open: boolean, onClose: () => void) => ReactNode;
}

/** The button that opens the menu on a phone. */
export const MenuOpener = ({ children }: MenuOpenerProps) => {
  const [open, setOpen] = useState(false);
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <IconButton
        color="inherit"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon path={mdiMenu} />
      </IconButton>
      {children(open, () => setOpen(false))}
    </Box>
  );
};
