import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { PageBoundary } from '../components/PageBoundary.tsx';
import { useNavigationKey } from '../components/useNavigationKey.ts';
import { anchors } from '../paths.ts';
import { Footer } from './Footer.tsx';
import { Header, headerHeight } from './Header.tsx';

const scrollTo = (hash: string) => {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (target) target.scrollIntoView();
  else window.scrollTo({ top: 0, behavior: 'instant' });
};

/** A link scrolls to the top of its page, or to its anchor. The browser handles Back and Forward. */
const useScrollOnNavigation = () => {
  const { hash } = useLocation();
  const navigationKey = useNavigationKey();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each navigation, also to the same URL
  useEffect(() => {
    if (type !== NavigationType.Pop || hash) scrollTo(hash);
  }, [navigationKey]);
};

/** The first Tab stop, hidden until it has the focus. */
const SkipLink = () => (
  <Link
    href={`#${anchors.main}`}
    sx={{
      position: 'fixed',
      zIndex: 'tooltip',
      top: 8,
      left: 8,
      px: 2,
      py: 1,
      bgcolor: 'background.paper',
      '&:not(:focus)': { transform: 'translateY(-200%)' },
    }}
  >
    Skip to the content
  </Link>
);

/** At least one screen high, so that the footer does not jump while a page loads. */
const mainHeight = `calc(100dvh - ${headerHeight}px)`;

/** The frame of every page. */
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
