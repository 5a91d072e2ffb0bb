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
import { ProductActions, type ProductViewProps } from './ProductActions.tsx';
import { ProductThumbnail } from './ProductThumbnail.tsx';

const count = new Intl.NumberFormat('en-US');

/** Every column fits beside the dashboard's menu. */
const narrow = { '& th, & td': { px: 1.25 } };

const Head = ({ selection }: Pick<ProductViewProps, 'selection'>) => (
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

interface RowProps extends Omit<ProductViewProps, 'tools'> {
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
        <ProductThumbnail src={tool.imageLink} />
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
        <ProductActions tool={tool} labelledBy={nameId} {...actions} />
      </TableCell>
    </TableRow>
  );
};

export const ProductTable = ({ tools, ...row }: ProductViewProps) => (
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
