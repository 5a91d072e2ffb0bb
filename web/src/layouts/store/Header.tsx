import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { browserIdle } from '../../lib/browser/browserIdle.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { ColorSchemeToggle } from '../../ui/inputs/ColorSchemeToggle.tsx';
import { sticky } from '../../ui/layout/sticky.ts';
import { CartLink } from '../navigation/CartLink.tsx';
import { Logo } from '../navigation/Logo.tsx';
import { MenuOpener } from '../navigation/MenuOpener.tsx';
import { storeDestinations } from '../navigation/navigation.ts';
import { OnDemand } from '../navigation/OnDemand.tsx';
import { SearchSlot } from '../navigation/SearchSlot.tsx';
import { HeaderLink } from './HeaderLink.tsx';

const SessionNavigation = lazyComponent(async () => {
  await browserIdle();
  return import('./SessionNavigation.tsx');
}, 'SessionNavigation');
const PhoneMenu = lazyComponent(() => import('./PhoneMenu.tsx'), 'PhoneMenu');

const wideOnly = { display: { xs: 'none', md: 'flex' }, alignItems: 'center' };
/** In pixels. */
export const headerHeight = 72;

const ReloadButton = () => (
  <Button color="inherit" onClick={() => window.location.reload()}>
    Reload to log in
  </Button>
);

const WideLinks = () => (
  <Box component="nav" aria-label="Main" sx={{ ...wideOnly, gap: 0.5 }}>
    {storeDestinations.map((destination) => (
      <HeaderLink key={destination.to} {...destination} />
    ))}
  </Box>
);

const WideSession = () => (
  <Box sx={{ ...wideOnly, minWidth: 210, gap: 1 }}>
    <OnDemand
      fallback={<Spinner label="Checking your session" height={44} size={24} />}
      failure={<ReloadButton />}
    >
      <SessionNavigation />
    </OnDemand>
  </Box>
);

const PhoneNavigation = () => (
  <MenuOpener>
    {(open, onClose) => <OnDemand>{open && <PhoneMenu onClose={onClose} />}</OnDemand>}
  </MenuOpener>
);

/** Narrow on a small phone, where wide letters take the room that is left. */
const content = {
  display: 'flex',
  alignItems: 'center',
  height: headerHeight,
  gap: { xs: 0, sm: 2 },
  px: { xs: 1, sm: 3 },
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
      <WideLinks />
      <SearchSlot />
      <WideSession />
      <Box sx={{ display: 'flex' }}>
        <CartLink />
        <ColorSchemeToggle />
        <PhoneNavigation />
      </Box>
    </Container>
  </Box>
);
