import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { canonicalPath } from '../../lib/router/paths.ts';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import type { Destination } from './navigation.ts';

interface NavigationListProps {
  label: string;
  /** `unread`: how many items of a page are new. */
  destinations: (Destination & { icon?: string; unread?: number | undefined })[];
  onNavigate?: () => void;
  heading?: ReactNode;
}

const pill = {
  ml: { xs: 'auto', md: 0.5, lg: 'auto' },
  px: 0.75,
  borderRadius: 4,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: 1.5,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;

const Unread = ({ count }: { count: number }) => (
  <Box component="span" sx={pill}>
    {count > 99 ? '99+' : count}
    <span style={visuallyHidden}> new</span>
  </Box>
);

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
      {destinations.map(({ label, to, alias, icon, unread }) => (
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
            {unread ? <Unread count={unread} /> : null}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
};
