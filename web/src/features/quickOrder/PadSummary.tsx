import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatCents, formatCount } from 'functions/contract';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { aboveNotices, sticky } from '../../ui/layout/sticky.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import { PadNoticeBar } from './PadNoticeBar.tsx';
import type { PadState } from './state/usePad.ts';

/** What happens with the ready rows. */
export interface PadAction {
  label: string;
  /** The path of its icon. */
  icon: string;
  disabled: boolean;
  run: () => void;
}

interface PadSummaryProps {
  state: PadState;
  action: PadAction;
  onNextProblem: () => void;
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
} as const;

/** Always on the screen, at the end of a short pad or above the rest of a long one. */
const foot = {
  ...sticky,
  bottom: aboveNotices(0),
  zIndex: 1,
  display: 'grid',
  gap: 1.5,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;

/** The counts, for people: `17 ready, 3 need attention`. */
const countsText = ({
  ready,
  attention,
  unknown,
}: Pick<PadState, 'ready' | 'attention' | 'unknown'>): string =>
  [
    `${formatCount(ready.length)} ready`,
    attention > 0 && `${formatCount(attention)} ${attention === 1 ? 'needs' : 'need'} attention`,
    unknown > 0 && `${formatCount(unknown)} not checked yet`,
  ]
    .filter(Boolean)
    .join(', ');

/**
 * The last message, the counts and the total, and the button that uses the ready rows.
 */
export const PadSummary = ({ state, action, onNextProblem }: PadSummaryProps) => {
  const { attention, total, notice, error, dismiss, retry } = state;
  const { label, icon, disabled: isDisabled, run } = action;
  return (
    <Box sx={foot}>
      <PadNoticeBar notice={notice} onClose={dismiss} />
      <ListError message={shownMessageOf(error)} onRetry={retry} />
      <Box sx={bar}>
        <Box sx={{ mr: 'auto', fontVariantNumeric: 'tabular-nums' }}>
          <span role="status">{countsText(state)}</span>
          <Box sx={{ fontSize: '1.25rem', fontWeight: 700 }}>{formatCents(total)}</Box>
        </Box>
        {attention > 0 && (
          <Button variant="outlined" aria-keyshortcuts="F8" onClick={onNextProblem}>
            Next problem
          </Button>
        )}
        <Button
          variant="contained"
          aria-disabled={isDisabled}
          aria-keyshortcuts="Control+Enter"
          disableRipple={isDisabled}
          startIcon={<Icon path={icon} />}
          onClick={isDisabled ? undefined : run}
          sx={{
            width: { xs: '100%', sm: 'auto' },
            ...(isDisabled && { opacity: 0.5, cursor: 'default' }),
          }}
        >
          {label}
        </Button>
      </Box>
    </Box>
  );
};
