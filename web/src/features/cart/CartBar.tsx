import { mdiArrowDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatCents } from 'functions/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';
import { aboveNotices, fixed } from '../../ui/layout/sticky.ts';
import { Icon } from '../../ui/media/Icon.tsx';

/** Includes all that is above the window, because fast scrolling can skip the window. */
const rootMargin = '1000000px 0px 0px';

/** Whether an element, which may have no height, is below the window. */
const useIsBelowWindow = (ref: RefObject<HTMLElement | null>): boolean => {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsBelow(!entries.at(-1)?.isIntersecting),
      { rootMargin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isBelow;
};

interface CartBarProps {
  /** In cents; null while the prices are not known. */
  total: number | null;
  /** The `id` of the element that leads to the checkout, or says why nothing does. */
  checkoutId: string;
  /** Whether the cart can be ordered. */
  isReady: boolean;
}

/** Keeps the height of the bar while that is at the bottom of the window. */
const place = {
  display: { xs: 'flex', lg: 'none' },
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minHeight: 62,
  displayPrint: 'none',
} as const;

const bar = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontWeight: 750,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** As wide as the lines. A sticky bar would count as a button too close to the buttons below it. */
const floating = {
  ...bar,
  ...fixed,
  bottom: aboveNotices(0),
  left: { xs: 16, sm: 24 },
  right: { xs: 16, sm: 24 },
  zIndex: 1,
} as const;

/**
 * On a small screen, the way to the checkout with the total of a long cart, at the bottom of the
 * window; while something is in the way, the total, and the way to what that is.
 */
export const CartBar = ({ total, checkoutId, isReady }: CartBarProps) => {
  const end = useRef<HTMLDivElement>(null);
  const isBelow = useIsBelowWindow(end);
  return (
    <Box sx={place}>
      {/* A new element: it appears elsewhere, and nothing moves. */}
      <Box key={String(isBelow)} sx={isBelow ? floating : bar}>
        {isReady ? (
          <Button component={Link} to={paths.checkout} variant="contained" fullWidth>
            {total === null ? 'Checkout' : `Checkout ${formatCents(total)}`}
          </Button>
        ) : (
          <span>{`Total ${total === null ? '–' : formatCents(total)}`}</span>
        )}
        <Button
          variant="outlined"
          sx={{ flexShrink: 0 }}
          endIcon={<Icon path={mdiArrowDown} />}
          onClick={() => document.getElementById(checkoutId)?.focus()}
        >
          Summary
        </Button>
      </Box>
      <div ref={end} />
    </Box>
  );
};
