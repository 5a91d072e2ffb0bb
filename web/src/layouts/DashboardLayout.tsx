import { mdiMenuOpen } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Drawer from '@mui/material/Drawer';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useUser } from 'reactfire';
import { Icon } from '../components/Icon.tsx';
import { PageBoundary } from '../components/PageBoundary.tsx';
import { useAdminCheck } from '../features/session/useAdminCheck.ts';
import { DashboardNavigation } from './DashboardNavigation.tsx';

const drawerWidth = 232;

const WideDrawer = () => (
  <Drawer
    variant="permanent"
    sx={{ display: { xs: 'none', md: 'block' }, width: drawerWidth, flexShrink: 0 }}
    slotProps={{
      paper: { sx: { position: 'static', width: drawerWidth, bgcolor: 'transparent', pr: 2 } },
    }}
  >
    <DashboardNavigation />
  </Drawer>
);

const PhoneDrawer = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Box sx={{ display: { md: 'none' }, mb: 2 }}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Icon path={mdiMenuOpen} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        Dashboard
      </Button>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Dashboard',
            sx: { width: drawerWidth + 32, p: 2 },
          },
        }}
      >
        <DashboardNavigation onNavigate={close} />
      </Drawer>
    </Box>
  );
};

/** The frame of the dashboard's pages, with their menu beside them or, on a phone, behind a button. */
export const DashboardLayout = () => {
  const { data: user } = useUser();
  useAdminCheck(user);
  return (
    <Container
      sx={{ py: { xs: 3, md: 5 }, display: { md: 'flex' }, gap: { md: 4 }, alignItems: 'stretch' }}
    >
      <WideDrawer />
      <PhoneDrawer />
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </Box>
    </Container>
  );
};
