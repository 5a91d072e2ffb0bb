import { mdiCheckCircle, mdiCircleOutline, mdiCloseCircle, mdiPauseCircle } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren } from 'react';
import { Icon } from '../../ui/media/Icon.tsx';
import { formatDateTime } from '../time/dates.ts';

/** How a step is marked. */
const marks = {
  done: { path: mdiCheckCircle, color: 'success.main' },
  ended: { path: mdiCloseCircle, color: 'text.secondary' },
  refused: { path: mdiCloseCircle, color: 'error.main' },
  paused: { path: mdiPauseCircle, color: 'warning.main' },
  ahead: { path: mdiCircleOutline, color: 'text.secondary' },
};

export type HistoryMark = keyof typeof marks;

/** A change of a document, or one that is still ahead. */
export interface HistoryStep {
  mark: HistoryMark;
  title: string;
  /** When it happened. */
  at?: string;
  /** Further lines, such as the reason. */
  lines: readonly (string | undefined)[];
}

/** A line joins the marks of the steps. */
const stepStyles = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  columnGap: 1.5,
  pb: 2,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 11,
    top: 26,
    bottom: -2,
    borderInlineStart: '2px solid',
    borderColor: 'divider',
  },
  '&[data-last]': { pb: 0 },
  '&[data-last]::before': { display: 'none' },
} as const;

interface StepsProps {
  label: string;
  steps: readonly HistoryStep[];
  /** Whether the last step is joined to what comes next. */
  goesOn: boolean;
}

const StepText = ({ children }: PropsWithChildren) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

const Steps = ({ label, steps, goesOn }: StepsProps) => (
  <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {steps.map(({ mark, title, at, lines }, index) => (
      <Box
        component="li"
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are only appended
        key={index}
        sx={stepStyles}
        data-last={(!goesOn && index === steps.length - 1) || undefined}
      >
        <Icon path={marks[mark].path} sx={{ color: marks[mark].color }} />
        <div>
          <Typography
            sx={{
              fontWeight: 650,
              overflowWrap: 'anywhere',
              ...(mark === 'ahead' && { color: 'text.secondary' }),
            }}
          >
            {title}
          </Typography>
          {at && (
            <StepText>
              <time dateTime={at}>{formatDateTime(at)}</time>
            </StepText>
          )}
          {lines.map((line) => line && <StepText key={line}>{line}</StepText>)}
        </div>
      </Box>
    ))}
  </Box>
);

interface HistoryProps {
  steps: readonly HistoryStep[];
  ahead?: readonly HistoryStep[];
}

/** The changes of a document, oldest first, and what is still to come. */
export const History = ({ steps, ahead = [] }: HistoryProps) => (
  <>
    <Steps label="History" steps={steps} goesOn={ahead.length > 0} />
    {ahead.length > 0 && <Steps label="What happens next" steps={ahead} goesOn={false} />}
  </>
);
