import { mdiArrowDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatCents } from 'functions/contract';
import { sticky } from '../../ui/layout/sticky.ts';
import { Icon } from '../../ui/media/Icon.tsx';

interface CartBarProps {
  /** In cents; null while the prices are not known. */
  total: number | null;
  /** The `id` of the element that leads to the checkout. */
  checkoutId: string;
}

const bar = {
  display: { xs: 'flex', lg: 'none' },
  ...sticky,
  bottom: 0,
  zIndex: 1,
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
  displayPrint: 'none',
} as const;

/**
 * On a small screen, the total of a long cart at the bottom of the window, and the way to the
 * checkout.
 */
export const CartBar = ({ total, checkoutId }: CartBarProps) => (
  <Box sx={bar}>
    <span>{`Total ${total === null ? '–' : formatCents(total)}`}</span>
    <Button
      variant="outlined"
      endIcon={<Icon path={mdiArrowDown} />}
      onClick={() => document.getElementById(checkoutId)?.focus()}
    >
      Summary
    </Button>
  </Box>
);
