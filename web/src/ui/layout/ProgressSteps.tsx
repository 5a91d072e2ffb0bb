import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PropsWithChildren, ReactNode } from 'react';

/** A line joins the icons of the steps. */
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

/** A list of steps with its accessible name. */
export const Steps = ({ label, children }: PropsWithChildren<{ label: string }>) => (
  <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);

interface StepProps {
  icon: ReactNode;
  title: string;
  /** Whether the step is still to come. */
  isAhead?: boolean;
  isLast: boolean;
}

/** A step with an icon, a title and further lines. */
export const Step = ({
  icon,
  title,
  isAhead = false,
  isLast,
  children,
}: PropsWithChildren<StepProps>) => (
  <Box component="li" sx={stepStyles} data-last={isLast || undefined}>
    {icon}
    <div>
      <Typography
        sx={{
          fontWeight: 650,
          overflowWrap: 'anywhere',
          ...(isAhead && { color: 'text.secondary' }),
        }}
      >
        {title}
      </Typography>
      {children}
    </div>
  </Box>
);

/** A further line of a step. */
export const StepText = ({ children }: PropsWithChildren) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
