import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';
import { aboveNotices, sticky } from '../../layout/sticky.ts';
import { visuallyHidden } from '../../layout/visuallyHidden.ts';
import { SelectMatches } from './SelectMatches.tsx';
import { selectionBarId } from './selectionBarId.ts';
import type { RowSelection } from './useSelection.ts';

interface SelectionBarProps {
  selection: Pick<RowSelection, 'count' | 'extent' | 'selectAll' | 'clear'>;
}

const bar = {
  ...sticky,
  displayPrint: 'none',
  bottom: aboveNotices(16),
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
} as const;

/** Scrolls a focused element above the bar, not behind it. */
const focusAbove = { html: { scrollPaddingBottom: aboveNotices(120) } };

/**
 * A bar at the bottom of the screen with the number of selected rows. Its children are the buttons
 * of the actions on them.
 */
export const SelectionBar = ({ selection, children }: PropsWithChildren<SelectionBarProps>) => {
  const { count, clear } = selection;
  return (
    <>
      <Typography role="status" sx={visuallyHidden}>
        {count > 0 && `${count} selected`}
      </Typography>
      {count > 0 && (
        <Paper
          elevation={6}
          id={selectionBarId}
          role="group"
          aria-label="Selection"
          tabIndex={-1}
          sx={bar}
        >
          <GlobalStyles styles={focusAbove} />
          <Typography aria-hidden sx={{ fontWeight: 700 }}>
            {`${count} selected`}
          </Typography>
          <Button color="inherit" onClick={clear}>
            Clear selection
          </Button>
          <SelectMatches selection={selection} />
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', ml: 'auto' }}>
            {children}
          </Stack>
        </Paper>
      )}
    </>
  );
};
