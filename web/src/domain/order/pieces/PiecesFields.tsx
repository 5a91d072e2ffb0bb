import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { getIn, useFormikContext } from 'formik';
import { counted, formatCount, type OrderLine } from 'functions/contract';
import { useId } from 'react';
import { QuantityStepper } from '../../quantity/QuantityStepper.tsx';
import type { QuantityValue } from '../../quantity/quantityValue.ts';
import type { Order } from '../order.ts';
import { chosenSum, type PieceRow, type RoomOf, startRows } from './pieceRows.ts';

interface PiecesForm {
  lines: PieceRow[];
  chosen?: string;
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

const rulesOf = (room: number) => ({
  minOrder: 0,
  orderMultiple: 1,
  maxOrder: null,
  available: room,
  sellRemainder: false,
});

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
      <QuantityStepper
        id={id}
        notesId={`${id}-notes`}
        rules={rulesOf(room)}
        value={value}
        label="Pieces"
        subject={line.toolName}
        isCompact
        isInvalid={error !== undefined}
        onChange={onChange}
        onSelect={onChange}
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
      <Box component="ul" aria-label="Pieces per tool" sx={{ listStyle: 'none', m: 0, p: 0 }}>
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
      </Box>
      <FormHelperText error role="alert" sx={{ minHeight: '1.25rem', mx: 0 }}>
        {submitCount > 0 ? errors.chosen : undefined}
      </FormHelperText>
    </Box>
  );
};
