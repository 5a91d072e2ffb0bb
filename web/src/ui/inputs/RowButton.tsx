import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../media/Icon.tsx';

interface RowButtonProps {
  id: string;
  icon: string;
  /** The button's action on the row: `Remove row 2`. */
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

/** An icon button of a row in a form. It stays focusable while it is disabled. */
export const RowButton = ({ id, icon, label, disabled = false, onClick }: RowButtonProps) => (
  <Tooltip title={label} describeChild>
    <IconButton
      id={id}
      aria-label={label}
      aria-disabled={disabled}
      disableRipple={disabled}
      onClick={disabled ? undefined : onClick}
      sx={{ width: 44, height: 44, ...(disabled && { opacity: 0.4, cursor: 'default' }) }}
    >
      <Icon path={icon} sx={{ fontSize: '1.25rem' }} />
    </IconButton>
  </Tooltip>
);
