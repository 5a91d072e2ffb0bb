import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import { visuallyHidden } from './visuallyHidden.ts';

const oneLine = { whiteSpace: 'nowrap' };
const disabled = { ...oneLine, opacity: 0.6, cursor: 'not-allowed' };

interface ButtonWithReasonProps extends Omit<ButtonProps, 'disabled' | 'sx'> {
  /** Why the button is disabled, or null. */
  reason: string | null;
}

/** A button that shows why it is disabled: to mouse, touch, keyboard and screen reader users. */
export const ButtonWithReason = ({
  reason,
  onClick,
  'aria-describedby': describedBy = '',
  ...props
}: ButtonWithReasonProps) => {
  const reasonId = useId();
  if (!reason) {
    return <Button {...props} aria-describedby={describedBy} sx={oneLine} onClick={onClick} />;
  }
  return (
    <>
      <Tooltip title={reason} enterTouchDelay={0} describeChild>
        <Button
          {...props}
          color="inherit"
          aria-disabled
          aria-describedby={`${describedBy} ${reasonId}`.trim()}
          disableRipple
          sx={disabled}
        />
      </Tooltip>
      <Box component="span" id={reasonId} sx={visuallyHidden}>
        {reason}
      </Box>
    </>
  );
};
