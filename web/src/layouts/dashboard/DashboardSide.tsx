import { mdiKeyboardOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { barHeight } from './DashboardBar.tsx';
import { DashboardNavigation } from './DashboardNavigation.tsx';
import { showStaffDialog } from './staffDialog.ts';

const side = {
  display: { xs: 'none', md: 'flex' },
  flexDirection: 'column',
  position: 'sticky',
  top: barHeight,
  flexShrink: 0,
  width: { md: 92, lg: 208 },
  height: `calc(100dvh - ${barHeight}px)`,
  overflowY: 'auto',
  px: { md: 0.5, lg: 1 },
  py: 1,
  bgcolor: 'background.paper',
  borderRight: 1,
  borderColor: 'divider',
  displayPrint: 'none',
} as const;

/**
 * Dense, so that all pages of staff fit a window of 900 px. On a narrow desktop, a rail with the
 * icons above the labels, and lines instead of the headings of groups.
 */
const links = {
  '& .MuiListItemButton-root': {
    position: 'relative',
    flexDirection: { md: 'column', lg: 'row' },
    gap: 0,
    px: { md: 0.5, lg: 1.5 },
    py: { md: 0, lg: 0.1875 },
    fontSize: { md: '0.75rem', lg: '0.875rem' },
    lineHeight: { md: 1.15, lg: 1.5 },
    textAlign: { md: 'center', lg: 'left' },
  },
  '& .MuiListItemIcon-root': { minWidth: { md: 0, lg: 36 } },
  '& .MuiListItemIcon-root svg': { width: { md: 17, lg: 22 }, height: { md: 17, lg: 22 } },
  '& .waiting': { position: { md: 'absolute', lg: 'static' }, top: 0, right: 4 },
  '& h2': { px: { md: 0, lg: 1.5 }, textAlign: { md: 'center', lg: 'left' } },
  '& h3': {
    pt: { md: 0, lg: 0.5 },
    fontSize: { md: 0, lg: '0.75rem' },
    borderTop: { md: '1px solid var(--mui-palette-divider)', lg: 0 },
  },
};

/** The links to the shop stay at the bottom, whatever the dashboard's links are: those scroll. */
const shopAtEnd = {
  '& > hr': { mt: 'auto' },
  '& nav': { flexShrink: 0 },
  '& nav:not([aria-label="Main"])': { flexShrink: 1, minHeight: 160, overflowY: 'auto' },
};

/** A rail has no room for it: there, the key alone shows them. */
const KeysButton = () => (
  <Button
    color="inherit"
    size="small"
    startIcon={<Icon path={mdiKeyboardOutline} />}
    aria-haspopup="dialog"
    aria-keyshortcuts="?"
    onClick={() => showStaffDialog('keys')}
    sx={{ display: { md: 'none', lg: 'flex' }, flexShrink: 0, mt: 'auto', minHeight: 30 }}
  >
    Keyboard shortcuts
  </Button>
);

/**
 * The dashboard's navigation beside the page, on a wide screen. It scrolls separately. A document
 * contains it for every screen.
 */
export const DashboardSide = () => {
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('md'), { noSsr: true });
  const isPrerendered = useIsPrerendered();
  const session = useSession();
  return (
    (isWide || isPrerendered) && (
      <Box sx={{ ...side, ...links, ...shopAtEnd }}>
        <DashboardNavigation />
        {session.status === 'signedIn' && session.admin && <KeysButton />}
      </Box>
    )
  );
};
