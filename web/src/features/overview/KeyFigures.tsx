import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { formatCount, limits, type Overview } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { formatSum } from './measures.ts';

interface KeyFigure {
  name: string;
  value: string;
  note: string;
  /** The page that lists the counted items, and the label of the link to it. */
  to?: string;
  link?: string;
}

const period = `last ${limits.overview.days} days`;

/** The list of tools with the lowest stock first. */
const lowStockPath = `${paths.manageTools}?sort=available`;

const figuresOf = ({ sales, openOrders, lowStock, newUsers }: Overview): KeyFigure[] => [
  { name: 'Money sold', value: formatSum(sales.revenue), note: period },
  { name: 'Pieces sold', value: formatCount(sales.pieces), note: period },
  {
    name: 'Open orders',
    value: formatCount(openOrders),
    note: 'not yet delivered',
    to: paths.allOrders,
    link: 'See all orders',
  },
  {
    name: 'Low stock',
    value: formatCount(lowStock.count),
    note: `tools under ${limits.lowStock} pieces`,
    to: lowStockPath,
    link: 'See the stock',
  },
  {
    name: 'New users',
    value: formatCount(newUsers.count),
    note: period,
    to: paths.makeAdmin,
    link: 'See all users',
  },
];

const Figure = ({ name, value, note, to, link }: KeyFigure) => (
  <Paper variant="outlined" sx={{ p: 2, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
      {name}
    </Typography>
    <Typography
      component="dd"
      sx={{ m: 0, fontSize: '1.5rem', fontWeight: 720, overflowWrap: 'anywhere' }}
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

/** Five key figures of the shop. */
export const KeyFigures = ({ overview }: { overview: Overview }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gap: 2,
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 148px), 1fr))',
    }}
  >
    {figuresOf(overview).map((figure) => (
      <Figure key={figure.name} {...figure} />
    ))}
  </Box>
);
