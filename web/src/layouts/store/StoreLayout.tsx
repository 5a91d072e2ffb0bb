import Box from '@mui/material/Box';
import { Outlet, useLocation } from 'react-router-dom';
import { anchors, paths } from '../../lib/router/paths.ts';
import { PageBoundary } from '../../ui/feedback/PageBoundary.tsx';
import { loadingAttribute } from '../../ui/feedback/Spinner.tsx';
import { SkipLink } from '../navigation/SkipLink.tsx';
import { useScrollOnNavigation } from '../navigation/useScrollOnNavigation.ts';
import { Footer } from './Footer.tsx';
import { Header, headerHeight } from './Header.tsx';

/** Where pages become longer and shorter while they are used. */
const changingSections = [
  paths.tools,
  paths.cart,
  paths.checkout,
  paths.quickOrder,
  '/order',
  '/quote-request',
  paths.resetPassword,
];

const isChanging = (pathname: string) =>
  changingSections.some((path) => pathname === path || pathname.startsWith(`${path}/`));

const minHeight = `calc(100dvh - ${headerHeight}px)`;

/**
 * One screen high on phones, and where something loads or may change, so that the footer does not
 * move in the window.
 */
const mainStyles = (pathname: string) => ({
  flexGrow: 1,
  outline: 'none',
  minHeight: { xs: minHeight, md: isChanging(pathname) ? minHeight : 0 },
  [`&:has([${loadingAttribute}])`]: { minHeight },
});

/** The frame of every page of the shop. */
export const StoreLayout = () => {
  const { pathname } = useLocation();
  useScrollOnNavigation();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <SkipLink />
      <Header />
      <Box component="main" id={anchors.main} tabIndex={-1} sx={mainStyles(pathname)}>
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </Box>
      <Footer />
    </Box>
  );
};
