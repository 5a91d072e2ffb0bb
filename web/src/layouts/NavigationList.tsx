import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../components/Icon.tsx';
import { canonicalPath } from '../paths.ts';
import type { Destination } from './navigation.ts';

interface NavigationListProps {
  label: string;
  destinations: (Destination & { icon?: string })[];
  onNavigate?: () => void;
  heading?: ReactNode;
}

/** A vertical list of links, for a drawer; the current page is highlighted. */
export const NavigationList = ({
  label,
  destinations,
  onNavigate,
  heading,
}: NavigationListProps) => {
  const current = canonicalPath(useLocation().pathname);
  return (
    <List component="nav" aria-label={label} subheader={heading}>
      {destinations.map(({ label, to, alias, icon }) => (
        <ListItem key={to} component="div" disablePadding>
          <ListItemButton
            component={Link}
            to={to}
            {...((current === to || current === alias) && {
              selected: true,
              'aria-current': 'page',
            })}
            {...(onNavigate && { onClick: onNavigate })}
          >
            {icon && (
              <ListItemIcon>
                <Icon path={icon} />
              </ListItemIcon>
            )}
            {label}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
};
