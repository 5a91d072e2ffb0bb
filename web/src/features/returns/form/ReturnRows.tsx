import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { getIn, useFormikContext } from 'formik';
import {
  counted,
  formatCount,
  formatDay,
  type OrderLine,
  type ReturnKind,
} from 'functions/contract';
import { useId } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import { chosenSum, type RoomOf } from '../../../domain/order/pieces/pieceRows.ts';
import { QuantityStepper } from '../../../domain/quantity/QuantityStepper.tsx';
import { type EligibleLine, piecesInTime } from '../../../domain/returns/eligibleLines.ts';
import { FormikTextField } from '../../../ui/inputs/FormikTextField.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import { type ReturnRoom, type ReturnValues, roomIn } from './returnForm.ts';

const areas = {
  xs: '"picture texts" "pieces pieces"',
  sm: '"picture texts pieces"',
};

/** On a phone, the pieces are below the tool, in reach of the thumb. The reason comes last. */
const rowStyles = (hasReason: boolean) => ({
  display: 'grid',
  gridTemplateColumns: { xs: '56px minmax(0, 1fr)', sm: '56px minmax(0, 1fr) auto' },
  gridTemplateAreas: hasReason
    ? { xs: `${areas.xs} "reason reason"`, sm: `${areas.sm} "reason reason reason"` }
    : areas,
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'center',
  pt: 1.5,
  pb: hasReason ? 0.5 : 1.5,
  borderBottom: 1,
  borderColor: 'divider',
});

const rulesOf = (room: number) => ({
  minOrder: 0,
  orderMultiple: 1,
  maxOrder: null,
  available: room,
  sellRemainder: false,
});

/** How many pieces of a line can be chosen, and until when: `up to 4 until 26 Dec 2026`. */
const roomText = (eligible: EligibleLine): string => {
  const late = eligible.returnable - piecesInTime(eligible);
  const parts = [
    ...eligible.inTime.map(
      ({ quantity, lastDay }) =>
        `up to ${formatCount(quantity)} until ${formatDay(lastDay, 'medium')}`,
    ),
    ...(late > 0 ? [`${formatCount(late)} too late`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'nothing left';
};

const reasonLabels: Record<ReturnKind, string> = {
  return: 'Reason',
  claim: 'What is wrong with it?',
};

interface RowProps {
  eligible: EligibleLine;
  room: number;
  position: number;
  kind: ReturnKind;
}

const Row = ({ eligible: { line, ...eligible }, room, position, kind }: RowProps) => {
  const id = useId();
  const { values, errors, touched, submitCount, setFieldValue, setFieldTouched } =
    useFormikContext<ReturnValues>();
  const path = `lines.${position}.quantity`;
  const value = values.lines[position]?.quantity ?? 0;
  const error: string | undefined =
    getIn(touched, path) || submitCount > 0 ? getIn(errors, path) : undefined;
  const change = (quantity: number | string) => void setFieldValue(path, quantity);
  const isChosen = value !== 0 && value !== '';
  return (
    <Box component="li" data-field sx={rowStyles(isChosen)}>
      <Box sx={{ gridArea: 'picture', borderRadius: 1, overflow: 'hidden' }}>
        <Picture src={line.picture} alt="" sizes="56px" lazy />
      </Box>
      <Box sx={{ gridArea: 'texts', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>{line.toolName}</Typography>
        <div id={`${id}-notes`}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${line.sku} · ${roomText({ line, ...eligible })}`}
          </Typography>
          {error && (
            <FormHelperText error sx={{ mx: 0 }}>
              {error}
            </FormHelperText>
          )}
        </div>
      </Box>
      <Box sx={{ gridArea: 'pieces', display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ width: 148 }}>
          <QuantityStepper
            id={id}
            notesId={`${id}-notes`}
            rules={rulesOf(room)}
            value={value}
            label="Pieces"
            subject={line.toolName}
            isCompact
            isInvalid={error !== undefined}
            onChange={change}
            onSelect={change}
            onBlur={() => void setFieldTouched(path)}
          />
        </Box>
        <Button
          onClick={() => change(room)}
          disabled={value === room}
          aria-label={`All ${formatCount(room)}: ${line.toolName}`}
          sx={{ width: 96 }}
        >
          {`All ${formatCount(room)}`}
        </Button>
      </Box>
      {isChosen && (
        <Box sx={{ gridArea: 'reason', mt: 0.5 }}>
          <FormikTextField
            name={`lines.${position}.reason`}
            label={reasonLabels[kind]}
            helperText={kind === 'return' ? 'Optional' : ' '}
            autoComplete="off"
            size="small"
            multiline
            fullWidth
            slotProps={{ htmlInput: { 'aria-label': `${reasonLabels[kind]}: ${line.toolName}` } }}
          />
        </Box>
      )}
    </Box>
  );
};

/** A line that someone has chosen before nothing was left of it is still shown. */
const eligibleFor = ({ lines }: ReturnRoom, line: OrderLine): EligibleLine =>
  lines.find((one) => one.line.toolId === line.toolId) ?? { line, inTime: [], returnable: 0 };

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
  const { values, errors, submitCount, setFieldValue } = useFormikContext<
    ReturnValues & { chosen?: string }
  >();
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
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography role="status" sx={{ flexGrow: 1, fontWeight: 650 }}>
          {`${counted(chosenSum(values.lines), 'piece')} chosen`}
        </Typography>
        {rows.length > 1 && (
          <>
            <Button onClick={() => choose(roomOf)}>All</Button>
            <Button onClick={() => choose(() => 0)}>None</Button>
          </>
        )}
      </Box>
      <Box component="ul" aria-label="Items" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <Row key={row.eligible.line.toolId} {...row} kind={room.kind} />
        ))}
      </Box>
      <LeftOut order={order} shown={rows.length} />
      <FormHelperText error role="alert" sx={{ minHeight: '1.25rem', mx: 0 }}>
        {submitCount > 0 ? errors.chosen : undefined}
      </FormHelperText>
    </Box>
  );
};
