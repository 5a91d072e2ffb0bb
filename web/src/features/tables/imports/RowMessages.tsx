import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { formatCount } from 'functions/contract';
import { useState } from 'react';
import type { RowNote } from './tableImport.ts';

/** A file can have tens of thousands of messages. */
const pageSize = 50;

interface RowMessagesProps {
  /** Says what the messages are about. */
  label: string;
  heading: string;
  messages: RowNote[];
}

const Rows = ({ label, heading, messages }: RowMessagesProps) => (
  <TableContainer sx={{ maxHeight: 320 }} tabIndex={0} role="region" aria-label={label}>
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>Row</TableCell>
          <TableCell>Column</TableCell>
          <TableCell>{heading}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {messages.map(({ row, column, message }) => (
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

/** Problems and notes about rows, a page at a time. */
export const RowMessages = ({ messages, ...texts }: RowMessagesProps) => {
  const [start, setStart] = useState(0);
  const end = Math.min(start + pageSize, messages.length);
  const range = `${start + 1}–${end} of ${formatCount(messages.length)}`;
  return (
    <div>
      <Rows key={start} {...texts} messages={messages.slice(start, end)} />
      {messages.length > pageSize && (
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', mt: 1 }}>
          <Button disabled={start === 0} onClick={() => setStart(start - pageSize)}>
            Previous
          </Button>
          <Typography role="status">{range}</Typography>
          <Button disabled={end === messages.length} onClick={() => setStart(start + pageSize)}>
            Next
          </Button>
        </Stack>
      )}
    </div>
  );
};
