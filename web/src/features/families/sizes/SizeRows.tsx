import { mdiDeleteOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type Attribute, formatMoney, isShown } from 'functions/contract';
import { Link as RouterLink } from 'react-router-dom';
import { hiddenText } from '../../../domain/tool/hiddenTool.ts';
import { lazyPaths } from '../../../lib/router/lazyPaths.ts';
import { RowButton } from '../../../ui/inputs/RowButton.tsx';
import type { SizeRow } from './sizeRows.ts';
import { removeSizeId } from './useSizes.ts';

interface SizeRowsProps {
  rows: readonly SizeRow[];
  axes: readonly Attribute[];
  /** The problem that the API has named, by the id of the tool. */
  refused: ReadonlyMap<string, string>;
  onRemove: (toolId: string) => void;
}

interface RowProps extends Pick<SizeRowsProps, 'axes' | 'onRemove'> {
  row: SizeRow;
  refusal: string | undefined;
}

const Row = ({ row: { tool, values, problem }, axes, refusal, onRemove }: RowProps) => {
  const message = problem ?? refusal;
  return (
    <TableRow id={`size-${tool._id}`}>
      {axes.map(({ _id }, at) => (
        <TableCell
          key={_id}
          {...(at === 0 && { component: 'th', scope: 'row' })}
          sx={{ fontWeight: 650 }}
        >
          {values[at] || '–'}
        </TableCell>
      ))}
      <TableCell sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={lazyPaths.editTool.href(tool._id)}>
          {tool.toolName}
        </Link>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {isShown(tool) ? tool.sku : `${tool.sku} · ${hiddenText(tool)}`}
        </Box>
        {message && (
          <Box role="alert" sx={{ color: 'error.main', fontSize: '0.8125rem' }}>
            {message}
          </Box>
        )}
      </TableCell>
      <TableCell align="right">{formatMoney(tool.price)}</TableCell>
      <TableCell padding="none" align="right">
        <RowButton
          id={removeSizeId(tool._id)}
          icon={mdiDeleteOutline}
          label={`Remove ${tool.toolName}`}
          onClick={() => onRemove(tool._id)}
        />
      </TableCell>
    </TableRow>
  );
};

/** The sizes of a family, each with its values, and with why the family cannot have it. */
export const SizeRows = ({ rows, axes, refused, onRemove }: SizeRowsProps) => (
  <TableContainer>
    <Table size="small" aria-label="Sizes">
      <TableHead>
        <TableRow>
          {axes.map(({ _id, label }) => (
            <TableCell key={_id}>{label}</TableCell>
          ))}
          <TableCell>Tool</TableCell>
          <TableCell align="right">Price</TableCell>
          <TableCell />
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row
            key={row.tool._id}
            row={row}
            axes={axes}
            refusal={refused.get(row.tool._id)}
            onRemove={onRemove}
          />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
