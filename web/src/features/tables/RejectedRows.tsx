import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { RejectedRow } from 'functions/contract';
import { formatCount } from 'functions/contract';
import { useState } from 'react';

/** A file can have tens of thousands of bad rows. */
const pageSize = 50;

const Rows = ({ rows }: { rows: RejectedRow[] }) => (
  <TableContainer sx={{ maxHeight: 320 }} tabIndex={0} role="region" aria-label="Rejected rows">
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>Row</TableCell>
          <TableCell>Column</TableCell>
          <TableCell>Cause</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ row, column, message }) => (
          <TableRow key={`${row} ${column} ${message}`}>
            <TableCell>{row}</TableCell>
            <TableCell>{column ?? '–'}</TableCell>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{message}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

/** The rejected rows with their reasons, a page at a time. */
export const RejectedRows = ({ rejected }: { rejected: RejectedRow[] }) => {
  const [start, setStart] = useState(0);
  const end = Math.min(start + pageSize, rejected.length);
  const shown = `${start + 1}–${end} of ${formatCount(rejected.length)}`;
  return (
    <div>
      <Rows key={start} rows={rejected.slice(start, end)} />
      {rejected.length > pageSize && (
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mt: 1 }}>
          <Button disabled={start === 0} onClick={() => setStart(start - pageSize)}>
            Previous
          </Button>
          <Typography role="status">{shown}</Typography>
          <Button disabled={end === rejected.length} onClick={() => setStart(start + pageSize)}>
            Next
          </Button>
        </Stack>
      )}
    </div>
  );
};
