import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** A tab: its label, the path of its page, and how many things wait there. */
export interface PageTab {
  label: string;
  to: string;
  count?: number | undefined;
}

interface PageTabsProps {
  label: string;
  tabs: readonly PageTab[];
}

const bar = {
  display: 'flex',
  gap: 0.5,
  mb: 3,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
} as const;

const tab = {
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  minHeight: 48,
  px: 1.5,
  color: 'text.secondary',
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBottom: '3px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': { color: 'text.primary', borderBottomColor: 'primary.main' },
  '&:focus-visible': {
    outline: '3px solid',
    outlineColor: 'secondary.main',
    outlineOffset: -3,
    borderRadius: 1,
  },
} as const;

const Count = ({ count }: { count: number }) => (
  <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
    {count}
  </Box>
);

/**
 * Links to the pages that belong together, in one line, which scrolls on a phone. They keep the
 * search part of the address.
 */
export const PageTabs = ({ label, tabs }: PageTabsProps) => {
  const { pathname, search } = useLocation();
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page scrolls to its tab
  useEffect(() => {
    const { current: link } = current;
    if (link?.parentElement) link.parentElement.scrollLeft = link.offsetLeft - 24;
  }, [pathname]);
  return (
    <Box component="nav" aria-label={label} sx={bar}>
      {tabs.map(({ label: name, to, count }) => (
        <Box
          key={to}
          component={Link}
          to={{ pathname: to, search }}
          sx={tab}
          {...(to === pathname.replace(/\/$/, '') && { 'aria-current': 'page', ref: current })}
        >
          {name}
          {count !== undefined && <Count count={count} />}
        </Box>
      ))}
    </Box>
  );
};
