import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** A figure of the shop. */
export interface KeyFigureProps {
  name: string;
  value: string;
  note: string;
  /** Whether someone should do something about it. */
  urgent?: boolean;
  /** The page that lists what the figure counts, and the label of the link to it. */
  to?: string;
  link?: string;
}

const frame = {
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  p: 2,
} as const;

/** A figure with its name, a note and a link. Part of a `KeyFigureList`. */
export const KeyFigure = ({ name, value, note, urgent = false, to, link }: KeyFigureProps) => (
  <Paper variant="outlined" sx={frame}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
      {name}
    </Typography>
    <Typography
      component="dd"
      sx={{
        m: 0,
        fontSize: `clamp(1rem, ${Math.floor(160 / value.length)}cqi, 1.25rem)`,
        fontWeight: 720,
        overflowWrap: 'anywhere',
        ...(urgent && { color: 'error.main' }),
      }}
    >
      {value}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
      {note}
    </Typography>
    {to && (
      <Box component="dd" sx={{ m: 0, mt: 'auto' }}>
        <Link
          component={RouterLink}
          to={to}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {link}
        </Link>
      </Box>
    )}
  </Paper>
);

interface KeyFigureListProps {
  label?: string;
  /** The least width of a figure in pixels. */
  minWidth?: number;
  /** The most figures beside each other. */
  maxColumns?: number;
  children: ReactNode;
}

/** In pixels. */
const gap = 16;

const columnsOf = (minWidth: number, maxColumns: number): string => {
  const share = `calc((100% - ${(maxColumns - 1) * gap}px) / ${maxColumns})`;
  return `repeat(auto-fit, minmax(max(min(100%, ${minWidth}px), ${share}), 1fr))`;
};

/** Figures beside each other, as many as fit. */
export const KeyFigureList = ({
  label,
  minWidth = 148,
  maxColumns = 6,
  children,
}: KeyFigureListProps) => (
  <Box
    component="dl"
    aria-label={label}
    sx={{
      m: 0,
      display: 'grid',
      gap: { xs: 1.5, sm: `${gap}px` },
      gridTemplateColumns: columnsOf(minWidth, maxColumns),
    }}
  >
    {children}
  </Box>
);
