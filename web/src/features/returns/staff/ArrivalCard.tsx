import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { counted, formatCount, type OrderReturn, type ReturnLine } from 'functions/contract';
import { useState } from 'react';
import { currentPiecesText } from '../../../domain/returns/returnTexts.ts';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import {
  type ArrivalRow,
  type ArrivalValues,
  arrivalErrors,
  arrivalStart,
  countsOf,
  expectedLines,
  receiptOf,
  usualArrivals,
  usualOf,
  withArrived,
} from './arrival.ts';
import { sumOf } from './decision.ts';
import { PiecesField } from './PiecesField.tsx';
import { StaffLine, StaffLines } from './StaffLine.tsx';
import { StepCard } from './StepCard.tsx';

interface RowProps {
  line: ReturnLine;
  row: ArrivalRow;
  position: number;
}

const Row = ({ line, row, position }: RowProps) => {
  const { setFieldValue } = useFormikContext<ArrivalValues>();
  const name = `lines.${position}`;
  const change = (counts: Partial<ArrivalRow>) => void setFieldValue(name, { ...row, ...counts });
  const { toolName } = line;
  return (
    <StaffLine line={line} name={name} summary={`${formatCount(line.approved)} approved`}>
      <Box sx={{ mt: 1, mb: 1.5 }}>
        <ChoiceButtons
          label={`What has arrived: ${toolName}`}
          choices={usualArrivals}
          value={usualOf(row, line)}
          onChange={(usual) => change(countsOf(usual, line))}
          fit="scroll"
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <PiecesField
          name={`${name}.quantity`}
          label="Arrived"
          showsLabel
          toolName={toolName}
          max={line.approved}
          onChange={(value) => change(withArrived(row, value))}
        />
        <PiecesField
          name={`${name}.resellable`}
          label="Resellable"
          showsLabel
          toolName={toolName}
          max={typeof row.quantity === 'number' ? row.quantity : line.approved}
          onChange={(resellable) => change({ resellable })}
        />
      </Box>
    </StaffLine>
  );
};

const labelOf = ({ lines }: ArrivalValues): string => {
  const sum = sumOf(lines.map(({ quantity }) => quantity));
  return sum > 0 ? `Book ${counted(sum, 'piece')}` : 'Book';
};

const noticeOf = (after: OrderReturn): string =>
  `${currentPiecesText(after)} of ${after.number} booked`;

/** Counts what has arrived of each line, and how much of it can be sold again. */
export const ArrivalCard = ({ found }: { found: OrderReturn }) => {
  const [start] = useState(() => arrivalStart(found));
  return (
    <StepCard
      title="Book what has arrived"
      found={found}
      start={start}
      bodyOf={receiptOf}
      errorsOf={(values) => arrivalErrors(found, values)}
      noticeOf={noticeOf}
      labelOf={labelOf}
    >
      {({ lines }) => (
        <StaffLines>
          {expectedLines(found).map((line, position) => {
            const row = lines[position];
            return row && <Row key={line.toolId} line={line} row={row} position={position} />;
          })}
        </StaffLines>
      )}
    </StepCard>
  );
};
