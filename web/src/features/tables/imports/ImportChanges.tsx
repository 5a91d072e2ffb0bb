import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { isLargeChange, type RowChange } from 'functions/contract';
import { useDeferredValue, useState } from 'react';
import { shownChanges } from './changeList.ts';
import { Paged } from './Paged.tsx';

/** A field that a tool or a price gets or loses as a whole. */
const wholes: Record<string, string> = { _id: 'tool', sku: 'SKU' };

const longest = 120;

const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text || '–';

/** A new tool has no id before it is added. */
const newText = ({ field, before, after }: RowChange): string =>
  field === '_id' && before === '' ? 'new' : after;

const Change = ({ change }: { change: RowChange }) => {
  const { sku, toolName, field, before } = change;
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{sku || toolName}</TableCell>
      <TableCell>{wholes[field] ?? field}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {`${shortened(before)} → ${shortened(newText(change))}`}
        {isLargeChange(change) && (
          <Chip label="Large change" color="warning" size="small" sx={{ ml: 1 }} />
        )}
      </TableCell>
    </TableRow>
  );
};

const Changes = ({ changes }: { changes: readonly RowChange[] }) => (
  <TableContainer sx={{ maxHeight: 320 }} tabIndex={0} role="region" aria-label="Changes">
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>SKU</TableCell>
          <TableCell>Field</TableCell>
          <TableCell>Old → new</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map((change) => (
          <Change key={`${change.row} ${change.field}`} change={change} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

/** The fields that an import changes, with a search. Changes that may be mistakes come first. */
export const ImportChanges = ({ changes }: { changes: readonly RowChange[] }) => {
  const [search, setSearch] = useState('');
  const found = shownChanges(changes, useDeferredValue(search));
  return (
    <div>
      <TextField
        label="Search the changes"
        type="search"
        size="small"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        sx={{ mb: 1 }}
      />
      {found.length > 0 ? (
        <Paged items={found}>{(page) => <Changes changes={page} />}</Paged>
      ) : (
        <Typography>No change contains these words.</Typography>
      )}
    </div>
  );
};
