import { mdiDotsVertical } from '@mdi/js';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../media/Icon.tsx';
import type { RowAction } from './dataListProps.ts';

interface RowMenuProps {
  actions: RowAction[];
  /** The name of the row. */
  name: string;
}

const targetOf = (action: RowAction) =>
  'to' in action
    ? { component: Link, to: action.to, state: action.state }
    : { onClick: action.run };

const ActionItem = ({ action, onClose }: { action: RowAction; onClose: () => void }) => {
  const { label, icon, destructive, reason } = action;
  const color = reason ? 'text.disabled' : destructive ? 'error.main' : 'inherit';
  const choose = () => {
    if (reason) return;
    onClose();
    if ('run' in action) action.run();
  };
  return (
    <MenuItem
      {...(!reason && targetOf(action))}
      {...(reason && { 'aria-disabled': true })}
      onClick={choose}
      sx={{ color, minHeight: 48, ...(reason && { cursor: 'not-allowed' }) }}
    >
      <ListItemIcon sx={{ color: 'inherit' }}>
        <Icon path={icon} />
      </ListItemIcon>
      <ListItemText
        primary={label}
        secondary={reason}
        slotProps={{ secondary: { sx: { whiteSpace: 'normal', maxWidth: '32ch' } } }}
      />
    </MenuItem>
  );
};

/**
 * A row's actions in a menu, for small screens, inside RowButtons. The menu is mounted when it is
 * first opened, because a list has fifty.
 */
export const RowMenu = ({ actions, name }: RowMenuProps) => {
  const [open, setOpen] = useState(false);
  const [isMounted, setMounted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  // The button has the focus again before an action opens a dialog, which returns it to there.
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className="icon-button"
        aria-label={`Actions on ${name}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? menuId : undefined}
        onClick={() => {
          setMounted(true);
          setOpen(true);
        }}
      >
        <Icon path={mdiDotsVertical} />
      </button>
      {isMounted && (
        <Menu
          id={menuId}
          anchorEl={() => button.current}
          open={open}
          onClose={close}
          disablePortal
          disableEnforceFocus
          disableRestoreFocus
        >
          {actions.map((action) => (
            <ActionItem key={action.label} action={action} onClose={close} />
          ))}
        </Menu>
      )}
    </>
  );
};
