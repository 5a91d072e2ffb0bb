import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { counted, type OrderLine } from 'functions/contract';
import type { Order } from '../../../domain/order/order.ts';
import { ChosenPieces } from '../../../domain/order/pieces/ChosenPieces.tsx';
import type { RoomOf } from '../../../domain/order/pieces/pieceRows.ts';
import type { EligibleLine } from '../../../domain/returns/eligibleLines.ts';
import { ReturnRow } from './ReturnRow.tsx';
import { type ReturnRoom, type ReturnValues, roomIn } from './returnForm.ts';

/** A line that someone has chosen before nothing was left of it is still shown. */
const eligibleFor = ({ lines }: ReturnRoom, line: OrderLine): EligibleLine =>
  lines.find((one) => one.line.toolId === line.toolId) ?? { line, inTime: [], late: [] };

/** The tools that have arrived and are not among the rows. */
const LeftOut = ({ order, shown }: { order: Order; shown: number }) => {
  const leftOut = order.lines.filter(({ delivered }) => delivered > 0).length - shown;
  return leftOut > 0 ? (
    <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
      {`${counted(leftOut, 'more tool')} of this order: the time has passed, or all pieces are in a return already.`}
    </Typography>
  ) : null;
};

interface ReturnRowsProps {
  order: Order;
  room: ReturnRoom;
}

/** The lines of an order that can be returned or claimed: how many pieces, and why. */
export const ReturnRows = ({ order, room }: ReturnRowsProps) => {
  const { values, setFieldValue } = useFormikContext<ReturnValues>();
  const roomOf = roomIn(room);
  const rows = order.lines.flatMap((line, position) => {
    const pieces = roomOf(line);
    if (pieces === 0 && values.lines[position]?.quantity === 0) return [];
    return [{ eligible: eligibleFor(room, line), position, room: pieces }];
  });
  const choose = (quantityOf: RoomOf) =>
    void setFieldValue(
      'lines',
      order.lines.map((line, at) => ({ ...values.lines[at], quantity: quantityOf(line) })),
    );
  return (
    <ChosenPieces
      label="Items"
      roomOf={roomOf}
      choose={rows.length > 1 ? choose : undefined}
      after={<LeftOut order={order} shown={rows.length} />}
    >
      {rows.map((row) => (
        <ReturnRow key={row.eligible.line.toolId} {...row} kind={room.kind} />
      ))}
    </ChosenPieces>
  );
};
