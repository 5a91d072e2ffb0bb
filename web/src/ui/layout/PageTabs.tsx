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

/** Covers the edge behind which more tabs are, and nothing where the tabs end. */
const edge = {
  content: '""',
  display: { xs: 'block', sm: 'none' },
  position: 'sticky',
  flexShrink: 0,
  width: 16,
  bgcolor: 'background.default',
  pointerEvents: 'none',
} as const;

/** On a phone, the tabs scroll from edge to edge of the screen. */
const bar = {
  position: 'relative',
  display: 'flex',
  gap: { xs: 0, sm: 0.5 },
  mx: { xs: -2, sm: 0 },
  mb: 3,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  displayPrint: 'none',
  '&::before': { ...edge, left: 0, maskImage: 'linear-gradient(to left, transparent, black)' },
  '&::after': { ...edge, right: 0, maskImage: 'linear-gradient(to right, transparent, black)' },
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

/** The tab of a page, or of the pages below it: of several, the one with the longest path. */
const currentOf = (tabs: readonly PageTab[], path: string): PageTab | undefined =>
  tabs
    .filter(({ to }) => `${path}/`.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];

/**
 * Links to the pages that belong together, in one line, which scrolls on a phone. They keep the
 * search part of the address.
 */
export const PageTabs = ({ label, tabs }: PageTabsProps) => {
  const { pathname, search } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const open = currentOf(tabs, path)?.to;
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page shows its tab in the middle
  useEffect(() => {
    const { current: link } = current;
    const bar = link?.parentElement;
    if (bar) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2;
  }, [pathname]);
  return (
    <Box component="nav" aria-label={label} sx={bar}>
      {tabs.map(({ label: name, to, count }) => (
        <Box
          key={to}
          component={Link}
          to={{ pathname: to, search }}
          sx={tab}
          {...(to === open && { 'aria-current': to === path ? 'page' : true, ref: current })}
        >
          {name}
          {count !== undefined && <Count count={count} />}
        </Box>
      ))}
    </Box>
  );
};
