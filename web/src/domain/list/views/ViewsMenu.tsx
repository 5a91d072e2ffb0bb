import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SavedView } from 'functions/contract';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import type { ViewedList } from './useViewedList.ts';

/** An action on the current view or on the list. */
export interface ViewAction {
  label: string;
  run: () => void;
}

interface ViewsMenuProps {
  id: string;
  anchor: HTMLElement | null;
  list: ViewedList;
  uid: string;
  actions: readonly ViewAction[];
  onClose: () => void;
}

const detailOf = ({ owner, ownerName, shared }: SavedView, uid: string): string | null =>
  owner !== uid ? `Shared by ${ownerName}` : shared ? 'Shared with all staff' : null;

/** The views of a list, and what can be done with the current one. */
export const ViewsMenu = ({ id, anchor, list, uid, actions, onClose }: ViewsMenuProps) => {
  const { views, view: current, error, retry, open } = list;
  const then = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ paper: { sx: { maxWidth: 340 } } }}
    >
      {error && (
        <MenuItem onClick={retry} sx={{ whiteSpace: 'normal' }}>
          <ListItemText primary="Try again" secondary={shownMessageOf(error)} />
        </MenuItem>
      )}
      {!error && views.length === 0 && (
        <MenuItem disabled sx={{ whiteSpace: 'normal' }}>
          No views yet: narrow or sort the list, then save it under a name.
        </MenuItem>
      )}
      {views.map((view) => (
        <MenuItem
          key={view._id}
          selected={view._id === current?._id}
          onClick={then(() => open(view))}
        >
          <ListItemText
            primary={view.name}
            secondary={detailOf(view, uid)}
            slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
          />
        </MenuItem>
      ))}
      <Divider />
      {actions.map(({ label, run }) => (
        <MenuItem key={label} onClick={then(run)} sx={{ minHeight: 40 }}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
};
