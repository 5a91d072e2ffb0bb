import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { canonicalPath } from '../../lib/router/paths.ts';
import { visuallyHidden } from '../../ui/layout/visuallyHidden.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import type { Destination } from './navigation.ts';

interface NavigationListProps {
  label: string;
  /** `waiting`: how many items of a page wait. */
  destinations: (Destination & { icon?: string; waiting?: number | undefined })[];
  onNavigate?: () => void;
  heading?: ReactNode;
  /** The headings of groups, by the path with which each begins. */
  groups?: Readonly<Record<string, string>>;
  /** The link to which the page belongs, if it is not its own. */
  within?: string | undefined;
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

const groupHeading = {
  px: 1.5,
  pt: 0.75,
  color: 'text.secondary',
  fontSize: '0.75rem',
  fontWeight: 600,
  letterSpacing: 0,
} as const;

interface ItemProps extends Pick<NavigationListProps, 'onNavigate'> {
  destination: NavigationListProps['destinations'][number];
  /** Whether it is the page that is shown, or the list to which that belongs. */
  current: 'page' | 'true' | false;
}

const Item = ({ destination, current, onNavigate }: ItemProps) => {
  const { label, to, icon, waiting } = destination;
  const waitingId = useId();
  return (
    <ListItem component="div" disablePadding>
      <ListItemButton
        component={Link}
        to={to}
        {...(current && { selected: true, 'aria-current': current })}
        {...(waiting && { 'aria-describedby': waitingId })}
        {...(onNavigate && { onClick: onNavigate })}
      >
        {icon && (
          <ListItemIcon>
            <Icon path={icon} />
          </ListItemIcon>
        )}
        {label}
        {/* Hidden, so that it describes the link instead of being part of its name. */}
        {waiting ? (
          <Box component="span" id={waitingId} aria-hidden className="waiting" sx={pill}>
            {waiting > 99 ? '99+' : waiting}
            <span style={visuallyHidden}> waiting</span>
          </Box>
        ) : null}
      </ListItemButton>
    </ListItem>
  );
};

/** A vertical list of links, for a drawer; the current page is highlighted, or where it belongs. */
export const NavigationList = ({
  label,
  destinations,
  onNavigate,
  heading,
  groups = {},
  within,
}: NavigationListProps) => {
  const path = canonicalPath(useLocation().pathname);
  const currentOf = ({ to, alias }: Destination) => {
    if (path === to || path === alias) return 'page';
    return within === to && 'true';
  };
  return (
    <List component="nav" aria-label={label} subheader={heading}>
      {destinations.map((destination) => (
        <Fragment key={destination.to}>
          {groups[destination.to] && (
            <Typography variant="h3" sx={groupHeading}>
              {groups[destination.to]}
            </Typography>
          )}
          <Item
            destination={destination}
            current={currentOf(destination)}
            {...(onNavigate && { onNavigate })}
          />
        </Fragment>
      ))}
    </List>
  );
};
