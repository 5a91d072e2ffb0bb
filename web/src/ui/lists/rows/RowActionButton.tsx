import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { visuallyHidden } from '../../layout/visuallyHidden.ts';
import { Icon } from '../../media/Icon.tsx';
import type { RowAction } from './dataListProps.ts';

interface RowActionButtonProps {
  action: RowAction;
  /** The id of the element with the row's name. */
  nameId: string;
}

/** The props that make a button or menu item run an action. */
export const targetOf = (action: RowAction) =>
  'to' in action
    ? { component: Link, to: action.to, state: action.state }
    : { onClick: action.run };

const unavailable = { 'aria-disabled': true, disableRipple: true } as const;
const unavailableStyles = { opacity: 0.5, cursor: 'not-allowed' };
const compactButton = { minHeight: 28, px: 1, py: 0, fontSize: '0.8125rem', whiteSpace: 'nowrap' };

/** A small button of a row. If it is disabled, it shows why. */
export const RowActionButton = ({ action, nameId }: RowActionButtonProps) => {
  const reasonId = useId();
  const { label, icon, showsLabel, destructive, reason } = action;
  const props = {
    ...(reason ? unavailable : targetOf(action)),
    color: destructive ? ('error' as const) : ('inherit' as const),
    'aria-describedby': reason ? `${nameId} ${reasonId}` : nameId,
  };
  const look = reason ? unavailableStyles : {};
  return (
    <>
      <Tooltip title={reason ?? (showsLabel ? '' : label)} enterTouchDelay={0} describeChild>
        {showsLabel ? (
          <Button {...props} size="small" variant="outlined" sx={{ ...compactButton, ...look }}>
            {label}
          </Button>
        ) : (
          <IconButton {...props} aria-label={label} sx={look}>
            <Icon path={icon} sx={{ fontSize: '1.25rem' }} />
          </IconButton>
        )}
      </Tooltip>
      {reason && (
        <span id={reasonId} style={visuallyHidden}>
          {reason}
        </span>
      )}
    </>
  );
};
