import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { getIn, useFormikContext } from 'formik';
import { formatCount, formatDay, type OrderLine, type ReturnKind } from 'functions/contract';
import { useId } from 'react';
import { PieceStepper } from '../../../domain/order/pieces/PieceStepper.tsx';
import { type EligibleLine, latePieces } from '../../../domain/returns/eligibleLines.ts';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';
import type { ReturnValues } from './returnForm.ts';

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

/** How many pieces of a line can be chosen, and until when: `up to 4 until 26 Dec 2026`. */
const roomText = (eligible: EligibleLine): string => {
  const late = latePieces(eligible);
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

interface ReasonProps {
  line: OrderLine;
  position: number;
  kind: ReturnKind;
}

const Reason = ({ line, position, kind }: ReasonProps) => (
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
);

/** The pieces of a line in the form, and their error once it is to be shown. */
const usePieces = (position: number) => {
  const { values, errors, touched, submitCount, setFieldValue, setFieldTouched } =
    useFormikContext<ReturnValues>();
  const path = `lines.${position}.quantity`;
  const value = values.lines[position]?.quantity ?? 0;
  const isShown = getIn(touched, path) || submitCount > 0;
  return {
    value,
    error: isShown ? (getIn(errors, path) as string | undefined) : undefined,
    change: (quantity: number | string) => void setFieldValue(path, quantity),
    touch: () => void setFieldTouched(path),
  };
};

interface PiecesProps extends ReturnType<typeof usePieces> {
  id: string;
  line: OrderLine;
  room: number;
}

const Pieces = ({ id, line, room, value, error, change, touch }: PiecesProps) => (
  <Box sx={{ gridArea: 'pieces', display: 'flex', alignItems: 'center', gap: 1 }}>
    <Box sx={{ width: 148 }}>
      <PieceStepper
        id={id}
        subject={line.toolName}
        room={room}
        value={value}
        isInvalid={error !== undefined}
        onChange={change}
        onBlur={touch}
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
);

interface ReturnRowProps {
  eligible: EligibleLine;
  /** How many pieces can be chosen. */
  room: number;
  /** The position of the line in the order and in the form. */
  position: number;
  kind: ReturnKind;
}

/** A line in the form: how many pieces of it are chosen and, once there are some, why. */
export const ReturnRow = ({ eligible, room, position, kind }: ReturnRowProps) => {
  const id = useId();
  const pieces = usePieces(position);
  const { line } = eligible;
  const isChosen = pieces.value !== 0 && pieces.value !== '';
  return (
    <Box component="li" data-field sx={rowStyles(isChosen)}>
      <Box sx={{ gridArea: 'picture', borderRadius: 1, overflow: 'hidden' }}>
        <Picture src={line.picture} alt="" sizes="56px" lazy />
      </Box>
      <Box sx={{ gridArea: 'texts', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>{line.toolName}</Typography>
        <div id={`${id}-notes`}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {`${line.sku} · ${roomText(eligible)}`}
          </Typography>
          {pieces.error && (
            <FormHelperText error sx={{ mx: 0 }}>
              {pieces.error}
            </FormHelperText>
          )}
        </div>
      </Box>
      <Pieces id={id} line={line} room={room} {...pieces} />
      {isChosen && <Reason line={line} position={position} kind={kind} />}
    </Box>
  );
};
