import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { useSingleKeys } from '../../lib/keys/singleKeys.ts';
import { paths } from '../../lib/router/paths.ts';
import { ClosableDialog } from '../../ui/feedback/ClosableDialog.tsx';
import { findKeys } from './findKeys.ts';

type Key = readonly [keys: string, does: string];

const everywhere: Key[] = [
  [findKeys, 'Find anything'],
  ['?', 'Show these keys'],
];

const inLists: Key[] = [
  ['/', 'Go to the search of the list'],
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['x', 'Select the row, or take it out of the selection'],
  ['Enter', 'Open the row'],
];

const rows = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  m: 0,
  mb: 2,
  '& dd': { m: 0 },
  '& kbd': {
    display: 'inline-block',
    minWidth: 28,
    px: 1,
    py: 0.25,
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    textAlign: 'center',
    fontFamily: 'inherit',
    fontSize: '0.875rem',
  },
} as const;

const Keys = ({ heading, keys }: { heading: string; keys: readonly Key[] }) => (
  <>
    <Typography variant="h3" sx={{ fontSize: '1rem', mb: 1 }}>
      {heading}
    </Typography>
    <Box component="dl" sx={rows}>
      {keys.map(([pressed, does]) => (
        <Box key={pressed} sx={{ display: 'contents' }}>
          <dt>
            <kbd>{pressed}</kbd>
          </dt>
          <dd>{does}</dd>
        </Box>
      ))}
    </Box>
  </>
);

/** All keys of staff. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const isOn = useSingleKeys();
  return (
    <ClosableDialog open maxWidth="xs" title="Keyboard shortcuts" onClose={onClose}>
      <Keys heading="Everywhere in the dashboard" keys={everywhere} />
      <Keys heading="In lists" keys={inLists} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        While you type in a field, or a dialog is open, these keys are text.{' '}
        {isOn
          ? 'You can switch the single keys off in '
          : 'You have switched the single keys off in '}
        <Link component={RouterLink} to={paths.dashboardProfile} onClick={onClose}>
          your profile
        </Link>
        .
      </Typography>
    </ClosableDialog>
  );
};
