import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { PageBoundary } from '../components/PageBoundary.tsx';
import { anchors } from '../paths.ts';
import { Footer } from './Footer.tsx';
import { Header, headerHeight } from './Header.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useScrollOnNavigation } from './useScrollOnNavigation.ts';

/** At least one screen high, so that the footer does not jump while a page loads. */
const mainHeight = `calc(100dvh - ${headerHeight}px)`;

/** The frame of every page of the shop. */
export const StoreLayout = () => {
  useScrollOnNavigation();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Header />
      <Box
        component="main"
        id={anchors.main}
        tabIndex={-1}
        sx={{ minHeight: mainHeight, outline: 'none' }}
      >
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </Box>
      <Footer />
    </Box>
  );
};
