import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { getIn, useFormikContext } from 'formik';
import { counted, formatCount, type OrderLine } from 'functions/contract';
import { useId } from 'react';
import type { QuantityValue } from '../../quantity/quantityValue.ts';
import type { Order } from '../order.ts';
import { ChosenPieces } from './ChosenPieces.tsx';
import { PieceStepper } from './PieceStepper.tsx';
import { type PieceRow, type RoomOf, startRows } from './pieceRows.ts';

interface PiecesForm {
  lines: PieceRow[];
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 148px',
  columnGap: 1.5,
  alignItems: 'center',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

interface RowProps {
  line: OrderLine;
  room: number;
  value: QuantityValue;
  error: string | undefined;
  onChange: (value: QuantityValue) => void;
  onBlur: () => void;
}

const Row = ({ line, room, value, error, onChange, onBlur }: RowProps) => {
  const id = useId();
  return (
    <Box component="li" data-field sx={rowStyles}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{line.toolName}</Typography>
        <div id={`${id}-notes`}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${line.sku} · ${formatCount(room)} left`}
          </Typography>
          {error && (
            <FormHelperText error sx={{ mx: 0 }}>
              {error}
            </FormHelperText>
          )}
        </div>
      </Box>
      <PieceStepper
        id={id}
        subject={line.toolName}
        room={room}
        value={value}
        isInvalid={error !== undefined}
        onChange={onChange}
        onBlur={onBlur}
      />
    </Box>
  );
};

const WholeRow = ({ line, room, value, error, onChange }: RowProps) => (
  <Box component="li" sx={{ py: 0.25, borderBottom: 1, borderColor: 'divider' }}>
    <FormControlLabel
      label={`${line.toolName}, ${counted(room, 'piece')}`}
      control={
        <Checkbox
          checked={value === room}
          onChange={(_event, isChecked) => onChange(isChecked ? room : 0)}
        />
      }
      sx={{ overflowWrap: 'anywhere' }}
    />
    {error && <FormHelperText error>{error}</FormHelperText>}
  </Box>
);

interface PiecesFieldsProps {
  order: Order;
  /** How many pieces of a line can be chosen. */
  roomOf: RoomOf;
  /** Whether lines can only be chosen as a whole. */
  whole?: boolean;
}

/**
 * The pieces of each line that a form is about, in its values `lines`. A line that has nothing left
 * is not shown, unless something was entered for it before.
 */
export const PiecesFields = ({ order, roomOf, whole = false }: PiecesFieldsProps) => {
  const form = useFormikContext<PiecesForm>();
  const { values, errors, touched, submitCount } = form;
  const LineRow = whole ? WholeRow : Row;
  const rows = values.lines.flatMap(({ toolId, quantity }, position) => {
    const line = order.lines.find((one) => one.toolId === toolId);
    if (!line || (roomOf(line) === 0 && quantity === 0)) return [];
    return [{ line, quantity, path: `lines.${position}.quantity` }];
  });
  const errorAt = (path: string): string | undefined =>
    getIn(touched, path) || submitCount > 0 ? getIn(errors, path) : undefined;
  const choose = (quantityOf: RoomOf) =>
    void form.setFieldValue('lines', startRows(order, quantityOf));
  return (
    <ChosenPieces
      label="Pieces per tool"
      roomOf={roomOf}
      choose={rows.length > 1 ? choose : undefined}
    >
      {rows.map(({ line, quantity, path }) => (
        <LineRow
          key={line.toolId}
          line={line}
          room={roomOf(line)}
          value={quantity}
          error={errorAt(path)}
          onChange={(value) => void form.setFieldValue(path, value)}
          onBlur={() => void form.setFieldTouched(path)}
        />
      ))}
    </ChosenPieces>
  );
};
