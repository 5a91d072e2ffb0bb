import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatCents, formatCount, type ReportRow, type SalesReport } from 'functions/contract';
import {
  changeText,
  groupHeaders,
  marginText,
  moreText,
  nameOf,
  unknownCostText,
} from './reportTexts.ts';

/** One style for all cells. A component for each of hundreds of cells would block the page. */
const table = {
  width: '100%',
  minWidth: 720,
  borderCollapse: 'separate',
  borderSpacing: 0,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': {
    px: 1.5,
    py: 0.75,
    borderBottom: '1px solid',
    borderColor: 'divider',
    textAlign: 'right',
    whiteSpace: 'nowrap',
  },
  '& :is(thead th:first-of-type, tbody th, tfoot th)': { textAlign: 'left', whiteSpace: 'normal' },
  '& tbody th': { minWidth: 136, fontWeight: 'inherit', overflowWrap: 'anywhere' },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 650 },
  '& tfoot :is(th, td)': { fontWeight: 650, borderBottom: 0 },
} as const;

const bar = { height: 6, borderRadius: 1, mt: 0.5 } as const;

const widthOf = (amount: number, highest: number): string =>
  `${Math.max(0, Math.round((amount * 100) / highest))}%`;

/** The net amount and that of the year before as bars. The table has both as numbers. */
const Bars = ({ row: { net, before }, highest }: { row: ReportRow; highest: number }) => (
  <Box aria-hidden sx={{ minWidth: 120 }}>
    <Box sx={{ ...bar, width: widthOf(net, highest), bgcolor: 'primary.main' }} />
    <Box
      sx={{ ...bar, width: widthOf(before, highest), bgcolor: 'text.secondary', opacity: 0.5 }}
    />
  </Box>
);

const Figures = ({ row }: { row: ReportRow }) => (
  <>
    <td>{row.orders === null ? '' : formatCount(row.orders)}</td>
    <td>{formatCents(row.net)}</td>
    <td>{formatCents(row.before)}</td>
    <td>{changeText(row)}</td>
    <td>{marginText(row)}</td>
  </>
);

/** A sales report: a row for each month, customer or category, and the total. */
export const ReportTable = ({ report: { by, rows, total, more } }: { report: SalesReport }) => {
  const highest = Math.max(1, ...rows.flatMap(({ net, before }) => [net, before]));
  const notes = [moreText(more), unknownCostText(total)].filter(Boolean).join(' ');
  return (
    <>
      <Box
        tabIndex={0}
        role="region"
        aria-label="Sales report"
        sx={{ overflowX: 'auto', position: 'relative' }}
      >
        <Box component="table" aria-label={`Sales by ${by}`} sx={table}>
          <thead>
            <tr>
              <th scope="col">{groupHeaders[by]}</th>
              <td />
              {['Orders', 'Net', 'Year before', 'Change', 'Margin'].map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">{nameOf(by, row)}</th>
                <td>
                  <Bars row={row} highest={highest} />
                </td>
                <Figures row={row} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <td />
              <Figures row={total} />
            </tr>
          </tfoot>
        </Box>
      </Box>
      {notes && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {notes}
        </Typography>
      )}
    </>
  );
};
