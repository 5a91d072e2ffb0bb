import { mdiMagnify } from '@mdi/js';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { PrerenderedFor } from '../../domain/page/PrerenderedFor.tsx';
import { findKeys } from '../../features/finder/findKeys.ts';
import { useIsPrerendered } from '../../lib/browser/useHydrated.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { showStaffDialog } from './staffDialog.ts';

const keys = { display: { xs: 'none', lg: 'inline' }, ml: 2, fontFamily: 'inherit' };

/** Opens the finder of staff, after what its click does besides. */
export const FindButton = ({
  onClick,
  ...props
}: Pick<ButtonProps, 'sx' | 'fullWidth' | 'onClick'>) => (
  <Button
    color="inherit"
    variant="outlined"
    startIcon={<Icon path={mdiMagnify} />}
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onClick={(event) => {
      onClick?.(event);
      showStaffDialog('finder');
    }}
    {...props}
  >
    Find anything
    <Box component="kbd" aria-hidden sx={keys}>
      {findKeys}
    </Box>
  </Button>
);

const inBar = {
  display: { xs: 'none', sm: 'inline-flex' },
  ml: 1,
  minHeight: { xs: 44, md: 36 },
  px: 1.5,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
};

/** The button in the bar; the menu of a phone has it instead. */
export const BarFindButton = () => {
  const isPrerendered = useIsPrerendered();
  const session = useSession();
  if (isPrerendered) {
    return (
      <PrerenderedFor audiences={['admin']}>
        <FindButton sx={inBar} />
      </PrerenderedFor>
    );
  }
  return session.status === 'signedIn' && session.admin && <FindButton sx={inBar} />;
};
