import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { type PropsWithChildren, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { browserIdle } from '../../lib/browser/browserIdle.ts';
import { useHydrated } from '../../lib/browser/useHydrated.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { ColorSchemeToggle } from '../../ui/inputs/ColorSchemeToggle.tsx';
import { sticky } from '../../ui/layout/sticky.ts';
import { CartLink } from '../navigation/CartLink.tsx';
import { Logo } from '../navigation/Logo.tsx';
import { MenuOpener } from '../navigation/MenuOpener.tsx';
import { storeDestinations } from '../navigation/navigation.ts';
import { HeaderLink } from './HeaderLink.tsx';

const SessionNavigation = lazyComponent(async () => {
  await browserIdle();
  return import('./SessionNavigation.tsx');
}, 'SessionNavigation');
const PhoneMenu = lazyComponent(() => import('./PhoneMenu.tsx'), 'PhoneMenu');

const wideOnly = { display: { xs: 'none', md: 'flex' }, alignItems: 'center' };
/** In pixels. */
export const headerHeight = 72;

interface BrowserOnlyProps {
  /** Shown in the prerendered page, and until the content has loaded. */
  fallback: ReactNode;
}

/** Not prerendered: the content depends on the visitor, or its code loads on demand. */
const BrowserOnly = ({ fallback, children }: PropsWithChildren<BrowserOnlyProps>) =>
  useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;

const ReloadButton = () => (
  <Button color="inherit" onClick={() => window.location.reload()}>
    Reload to log in
  </Button>
);

const WideNavigation = () => (
  <Box component="nav" aria-label="Main" sx={{ ...wideOnly, flexGrow: 1, gap: 0.5 }}>
    {storeDestinations.map((destination) => (
      <HeaderLink key={destination.to} {...destination} />
    ))}
    <Box sx={{ ...wideOnly, ml: 'auto', minWidth: 210, justifyContent: 'flex-end', gap: 1 }}>
      <ErrorBoundary fallback={<ReloadButton />}>
        <BrowserOnly fallback={<Spinner label="Checking your session" height={44} size={24} />}>
          <SessionNavigation />
        </BrowserOnly>
      </ErrorBoundary>
    </Box>
  </Box>
);

const PhoneNavigation = () => (
  <MenuOpener>
    {(open, onClose) => <Suspense>{open && <PhoneMenu onClose={onClose} />}</Suspense>}
  </MenuOpener>
);

/** Narrow on a small phone, where wide letters take the room that is left. */
const content = {
  display: 'flex',
  alignItems: 'center',
  height: headerHeight,
  gap: { xs: 0.5, sm: 2 },
  px: { xs: 1.5, sm: 3 },
};

export const Header = () => (
  <Box
    component="header"
    sx={{
      ...sticky,
      top: 0,
      zIndex: 'appBar',
      bgcolor: 'background.default',
      borderBottom: 1,
      borderColor: 'divider',
    }}
  >
    <Container sx={content}>
      <Logo />
      <WideNavigation />
      <Box sx={{ display: 'flex', ml: { xs: 'auto', md: 0 } }}>
        <CartLink />
        <ColorSchemeToggle />
        <PhoneNavigation />
      </Box>
    </Container>
  </Box>
);
