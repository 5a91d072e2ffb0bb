import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import { NavLink } from 'react-router-dom';
import { Icon } from '../components/Icon.tsx';
import type { Destination } from './navigation.ts';

interface NavigationListProps {
  label: string;
  destinations: (Destination & { icon?: string })[];
  onNavigate?: () => void;
}

/** Links below one another, as in a drawer. */
export const NavigationList = ({ label, destinations, onNavigate }: NavigationListProps) => (
  <List component="nav" aria-label={label}>
    {destinations.map(({ label, to, icon }) => (
      <ListItem key={to} component="div" disablePadding>
        <ListItemButton
          component={NavLink}
          to={to}
          end
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
