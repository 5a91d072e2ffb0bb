import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Paged } from './Paged.tsx';
import type { RowNote } from './tableImport.ts';

interface RowMessagesProps {
  /** Says what the messages are about. */
  label: string;
  heading: string;
  messages: readonly RowNote[];
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
export const RowMessages = ({ messages, ...texts }: RowMessagesProps) => (
  <Paged items={messages}>{(page) => <Rows {...texts} messages={page} />}</Paged>
);
