import { mdiMenu } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { Icon } from '../../ui/media/Icon.tsx';
import { DashboardDrawer } from './DashboardDrawer.tsx';

/** Opens the dashboard's menu on a phone. */
export const DashboardMenuButton = () => {
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
      <DashboardDrawer open={open} onClose={() => setOpen(false)} />
    </Box>
  );
};
