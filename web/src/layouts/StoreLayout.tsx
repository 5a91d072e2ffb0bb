import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { PageBoundary } from '../components/PageBoundary.tsx';
import { anchors } from '../paths.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useScrollOnNavigation } from './useScrollOnNavigation.ts';

/** The frame of every page. */
export const StoreLayout = () => {
  useScrollOnNavigation();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <Header />
      <Box component="main" id={anchors.main} tabIndex={-1} sx={{ flexGrow: 1, outline: 'none' }}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </Box>
      <Footer />
    </Box>
  );
};
