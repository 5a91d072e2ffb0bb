import { mdiChevronDown } from '@mdi/js';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Icon } from '../media/Icon.tsx';

/** An action in a menu. */
export interface MenuAction {
  label: string;
  run: () => void;
}

interface ActionMenuProps {
  children: string;
  actions: readonly MenuAction[];
}

/** A button that opens a menu of actions. */
export const ActionMenu = ({ children, actions }: ActionMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        endIcon={<Icon path={mdiChevronDown} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {children}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close}>
        {actions.map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
