import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';

interface MenuButtonProps extends Pick<ButtonProps, 'children' | 'endIcon' | 'sx'> {
  links: readonly { label: string; to: string }[];
}

/** A button that opens a menu of links. */
export const MenuButton = ({ links, ...button }: MenuButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...button}
      />
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={close} disablePortal>
        {links.map(({ label, to }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
