import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatCents, piecesOf } from 'functions/contract';
import { SelectAllCheckbox } from '../../../components/SelectAllCheckbox.tsx';
import type { Order } from '../order.ts';
import { paymentText } from '../orderTexts.ts';
import { CancelButton } from './CancelButton.tsx';
import type { OrderViewProps } from './OrderCards.tsx';
import { OrderCheckbox } from './OrderCheckbox.tsx';

const Head = ({ selection }: Pick<OrderViewProps, 'selection'>) => (
  <TableHead>
    <TableRow>
      {selection && (
        <TableCell padding="checkbox">
          <SelectAllCheckbox selection={selection} />
        </TableCell>
      )}
      <TableCell>No.</TableCell>
      <TableCell>User Name</TableCell>
      <TableCell>Product Name</TableCell>
      <TableCell align="right">Amount</TableCell>
      <TableCell align="right">Bill</TableCell>
      <TableCell>Payment</TableCell>
      <TableCell>Delete</TableCell>
    </TableRow>
  </TableHead>
);

type RowProps = Omit<OrderViewProps, 'orders'> & { order: Order; number: number };

const Row = ({ order, caller, number, ToolLink, onCancel, selection }: RowProps) => {
  const toolId = `tool-of-${order._id}`;
  return (
    <TableRow hover selected={selection?.has(order._id) ?? false} sx={{ position: 'relative' }}>
      {selection && (
        <TableCell padding="checkbox">
          <OrderCheckbox order={order} caller={caller} selection={selection} />
        </TableCell>
      )}
      <TableCell>{number}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{order.userName}</TableCell>
      <TableCell id={toolId}>
        <ToolLink order={order} />
      </TableCell>
      <TableCell align="right">{piecesOf(order)}</TableCell>
      <TableCell align="right">{formatCents(order.total)}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{paymentText(order)}</TableCell>
      <TableCell>
        <CancelButton order={order} caller={caller} onCancel={onCancel} aria-describedby={toolId} />
      </TableCell>
    </TableRow>
  );
};

export const OrderTable = ({ orders, ...row }: OrderViewProps) => (
  <TableContainer component={Paper} variant="outlined">
    <Table>
      <Head selection={row.selection} />
      <TableBody>
        {orders.map((order, index) => (
          <Row key={order._id} order={order} number={index + 1} {...row} />
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
