import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatMoney, type Tool } from 'functions/contract';
import { SelectAllCheckbox } from '../../../components/SelectAllCheckbox.tsx';
import { SelectionCheckbox } from '../../../components/SelectionCheckbox.tsx';
import { LowStockBadge } from './LowStockBadge.tsx';
import { type ManagedToolViewProps, ToolActions } from './ToolActions.tsx';
import { ToolPicture } from './ToolPicture.tsx';

const count = new Intl.NumberFormat('en-US');

/** Narrow cells, so that every column fits beside the dashboard's menu. */
const narrow = { '& th, & td': { px: 1.25 } };

const Head = ({ selection }: Pick<ManagedToolViewProps, 'selection'>) => (
  <TableHead>
    <TableRow>
      <TableCell padding="checkbox">
        <SelectAllCheckbox selection={selection} />
      </TableCell>
      <TableCell>No.</TableCell>
      <TableCell>Image</TableCell>
      <TableCell>Tool Name</TableCell>
      <TableCell align="right">Min Order</TableCell>
      <TableCell align="right">Available</TableCell>
      <TableCell align="right">Price Per Piece</TableCell>
      <TableCell>Action</TableCell>
    </TableRow>
  </TableHead>
);

interface RowProps extends Omit<ManagedToolViewProps, 'tools'> {
  tool: Tool;
  number: number;
}

const Row = ({ tool, number, selection, ...actions }: RowProps) => {
  const nameId = `name-of-${tool._id}`;
  return (
    <TableRow hover selected={selection.has(tool._id)}>
      <TableCell padding="checkbox">
        <SelectionCheckbox selection={selection} id={tool._id} name={tool.toolName} />
      </TableCell>
      <TableCell>{number}</TableCell>
      <TableCell>
        <ToolPicture src={tool.imageLink} />
      </TableCell>
      <TableCell id={nameId} sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>
        {tool.toolName}
      </TableCell>
      <TableCell align="right">{count.format(tool.minOrder)}</TableCell>
      <TableCell align="right">
        {count.format(tool.available)}
        <Box>
          <LowStockBadge tool={tool} />
        </Box>
      </TableCell>
      <TableCell align="right">{formatMoney(tool.price)}</TableCell>
      <TableCell sx={{ width: 256, minWidth: 256 }}>
        <ToolActions tool={tool} labelledBy={nameId} {...actions} />
      </TableCell>
    </TableRow>
  );
};

export const ManagedToolTable = ({ tools, ...row }: ManagedToolViewProps) => (
  <TableContainer component={Paper} variant="outlined">
    <Table sx={narrow}>
      <Head selection={row.selection} />
      <TableBody>
        {tools.map((tool, index) => (
          <Row key={tool._id} tool={tool} number={index + 1} {...row} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
