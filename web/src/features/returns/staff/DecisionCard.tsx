import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { useFormikContext } from 'formik';
import { counted, formatCount, type OrderReturn, type ReturnLine } from 'functions/contract';
import { useState } from 'react';
import { returnKindTexts } from '../../../domain/returns/returnTexts.ts';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import {
  approvalOf,
  type DecisionValues,
  decisionErrors,
  decisionStart,
  sumOf,
} from './decision.ts';
import { PiecesField } from './PiecesField.tsx';
import { StaffLine, StaffLines } from './StaffLine.tsx';
import { StepCard } from './StepCard.tsx';

const Row = ({ line, position }: { line: ReturnLine; position: number }) => {
  const { setFieldValue } = useFormikContext<DecisionValues>();
  const name = `lines.${position}`;
  return (
    <StaffLine line={line} name={name} summary={`${formatCount(line.asked)} asked for`} isCompact>
      <PiecesField
        name={`${name}.quantity`}
        label="Approved pieces"
        toolName={line.toolName}
        max={line.asked}
        onChange={(value) => void setFieldValue(`${name}.quantity`, value)}
      />
    </StaffLine>
  );
};

const FeeField = () => (
  <FormikTextField
    name="feeRate"
    label="Fee"
    size="small"
    autoComplete="off"
    helperText="Optional · Taken off the credit"
    slotProps={{
      htmlInput: { inputMode: 'decimal' },
      input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
    }}
    sx={{ mt: 2, width: 240 }}
  />
);

const labelOf = ({ lines }: DecisionValues): string =>
  `Approve ${counted(sumOf(lines.map(({ quantity }) => quantity)), 'piece')}`;

const noticeOf = ({ kind, number }: OrderReturn): string =>
  `${returnKindTexts[kind]} ${number} approved`;

/** The decision about a request: all pieces of each line are approved, unless fewer are chosen. */
export const DecisionCard = ({ found }: { found: OrderReturn }) => {
  const [start] = useState(() => decisionStart(found));
  const [isDeclining, setDeclining] = useState(false);
  return (
    <>
      <StepCard
        title="Decision"
        found={found}
        start={start}
        bodyOf={approvalOf}
        errorsOf={(values) => decisionErrors(found, values)}
        noticeOf={noticeOf}
        labelOf={labelOf}
        others={
          <Button
            color="error"
            size="large"
            onClick={() => setDeclining(true)}
            sx={{ mt: 1, ml: { sm: 1 }, width: { xs: '100%', sm: 'auto' } }}
          >
            Decline
          </Button>
        }
      >
        {() => (
          <>
            {found.exception && (
              <Alert severity="info" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
                {`Exception: ${found.exception}`}
              </Alert>
            )}
            <StaffLines>
              {found.lines.map((line, position) => (
                <Row key={line.toolId} line={line} position={position} />
              ))}
            </StaffLines>
            {found.kind === 'return' && <FeeField />}
          </>
        )}
      </StepCard>
      <DeclineDialog found={found} open={isDeclining} onClose={() => setDeclining(false)} />
    </>
  );
};
