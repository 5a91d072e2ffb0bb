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

/** What a change is about: the id and the SKU stand for something added or removed as a whole. */
const fieldText = (field: string, item: string): string => {
  if (field === '_id') return item;
  return field === 'sku' ? 'SKU' : field;
};

const longest = 120;

const shortened = (text: string): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text || '–';

/** A new tool has no id before it is added. */
const newText = ({ field, before, after }: RowChange): string =>
  field === '_id' && before === '' ? 'new' : after;

interface ChangeProps {
  change: RowChange;
  item: string;
}

const Change = ({ change, item }: ChangeProps) => {
  const { sku, toolName, field, before } = change;
  return (
    <TableRow sx={{ verticalAlign: 'top' }}>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{sku || toolName}</TableCell>
      <TableCell>{fieldText(field, item)}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {`${shortened(before)} → ${shortened(newText(change))}`}
        {isLargeChange(change) && (
          <Chip label="Large change" color="warning" size="small" sx={{ ml: 1 }} />
        )}
      </TableCell>
    </TableRow>
  );
};

interface ChangesProps {
  changes: readonly RowChange[];
  /** The noun for what a row is about. */
  item: string;
}

const hasSkus = (changes: readonly RowChange[]): boolean => changes.some(({ sku }) => sku !== '');

const Changes = ({ changes, item }: ChangesProps) => (
  <TableContainer sx={{ maxHeight: 320 }} tabIndex={0} role="region" aria-label="Changes">
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>{hasSkus(changes) ? 'SKU' : 'Name'}</TableCell>
          <TableCell>Field</TableCell>
          <TableCell>Old → new</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {changes.map((change) => (
          <Change key={`${change.row} ${change.field}`} change={change} item={item} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);

/** The fields that an import changes, with a search. Changes that may be mistakes come first. */
export const ImportChanges = ({ changes, item }: ChangesProps) => {
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
        <Paged items={found}>{(page) => <Changes changes={page} item={item} />}</Paged>
      ) : (
        <Typography>No change contains these words.</Typography>
      )}
    </div>
  );
};
