import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { PropsWithChildren } from 'react';
import { Link, type To } from 'react-router-dom';

/** A figure that leads to what it counts. */
export interface StripFigure {
  name: string;
  value: string;
  note: string;
  to: To;
  /** Whether someone should do something about it. */
  urgent?: boolean;
  /** Whether there is nothing to do. */
  idle?: boolean;
}

const rowHeight = '6.5rem';
const gap = '12px';
const oneRow = '@media (min-width: 1440px)';

/** The height is the same for any number of figures, so that what is below never moves. */
const height = {
  mb: 3,
  minHeight: `calc(2 * ${rowHeight} + ${gap})`,
  [oneRow]: { minHeight: rowHeight },
} as const;

/** The figures scroll on a phone, from edge to edge of the screen. */
const strip = {
  ...height,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(140px, 1fr)',
  gridTemplateRows: `repeat(2, minmax(${rowHeight}, auto))`,
  gap,
  listStyle: 'none',
  mt: 0,
  mx: { xs: -2, sm: 0 },
  p: 0,
  px: { xs: 2, sm: 0 },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [oneRow]: {
    gridAutoColumns: 'minmax(120px, 1fr)',
    gridTemplateRows: `minmax(${rowHeight}, auto)`,
    minHeight: rowHeight,
  },
  '& > li': { display: 'grid', minWidth: 0 },
} as const;

const figure = {
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  px: 1.25,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '3px solid', outlineColor: 'secondary.main', outlineOffset: -3 },
} as const;

const colorOf = ({ urgent, idle }: StripFigure): string => {
  if (idle) return 'text.secondary';
  return urgent ? 'error.main' : 'text.primary';
};

const Figure = (props: StripFigure) => {
  const { name, value, note, to } = props;
  const fitting = `clamp(0.875rem, ${Math.floor(160 / value.length)}cqi, 1.25rem)`;
  return (
    <Box component={Link} to={to} sx={figure}>
      <span>{name}</span>{' '}
      <Box
        component="strong"
        sx={{ color: colorOf(props), fontSize: fitting, fontWeight: props.idle ? 400 : 720 }}
      >
        {value}
      </Box>{' '}
      <span>{note}</span>
    </Box>
  );
};

interface FigureStripProps {
  label: string;
  /** Undefined while they load. */
  figures: readonly StripFigure[] | undefined;
}

const places = [1, 2, 3, 4, 5, 6, 7, 8];

/** Figures in one or two rows, each a link. */
export const FigureStrip = ({ label, figures }: FigureStripProps) =>
  figures ? (
    <Box component="ul" aria-label={label} sx={strip}>
      {figures.map((one) => (
        <li key={one.name}>
          <Figure {...one} />
        </li>
      ))}
    </Box>
  ) : (
    <Box role="status" aria-label={`Loading: ${label}`} sx={{ ...strip, overflowX: 'hidden' }}>
      {places.map((place) => (
        <Skeleton key={place} variant="rounded" height="100%" />
      ))}
    </Box>
  );

/** What is shown in place of figures, in the same space. */
export const StripPlace = ({ children }: PropsWithChildren) => <Box sx={height}>{children}</Box>;
