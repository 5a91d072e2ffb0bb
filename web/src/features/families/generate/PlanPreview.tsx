import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { keyOfValues, type PlannedSize } from './sizePlan.ts';

interface PlanPreviewProps {
  rows: readonly PlannedSize[];
  onToggle: (key: string) => void;
}

const stateOf = ({ isPresent, isLeft, problems }: PlannedSize) => {
  if (isPresent) return 'In the family already';
  return isLeft ? 'Not made' : problems.join('. ');
};

const Row = ({ row, onToggle }: { row: PlannedSize; onToggle: PlanPreviewProps['onToggle'] }) => {
  const { values, name, sku, price, isPresent, isLeft, problems } = row;
  const state = stateOf(row);
  return (
    <TableRow sx={{ opacity: isPresent || isLeft ? 0.75 : 1 }}>
      <TableCell padding="none">
        <Checkbox
          checked={!isLeft && !isPresent}
          disabled={isPresent}
          onChange={() => onToggle(keyOfValues(values))}
          slotProps={{ input: { 'aria-label': `Create ${values.join(', ')}` } }}
        />
      </TableCell>
      <TableCell component="th" scope="row">
        {values.join(', ')}
      </TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {name}
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{sku}</Box>
        {state && (
          <Box
            sx={{
              color: problems.length > 0 ? 'error.main' : 'text.secondary',
              fontSize: '0.8125rem',
            }}
          >
            {state}
          </Box>
        )}
      </TableCell>
      <TableCell align="right">{price}</TableCell>
    </TableRow>
  );
};

/** The sizes that would be created, of which some can be left out. */
export const PlanPreview = ({ rows, onToggle }: PlanPreviewProps) => (
  <TableContainer
    tabIndex={0}
    role="region"
    aria-label="Sizes to create"
    sx={{ maxHeight: 320, border: 1, borderColor: 'divider', borderRadius: 1 }}
  >
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell padding="none" />
          <TableCell>Size</TableCell>
          <TableCell>Name and SKU</TableCell>
          <TableCell align="right">Price</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={keyOfValues(row.values)} row={row} onToggle={onToggle} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
