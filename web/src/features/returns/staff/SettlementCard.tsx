import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import {
  type CartTool,
  counted,
  formatCentsIn,
  formatCount,
  isReceived,
  type OrderReturn,
  type Resolution,
  type ReturnLine,
  settledPieces,
} from 'functions/contract';
import { useState } from 'react';
import { CarrierField } from '../../../domain/order/CarrierField.tsx';
import type { Order } from '../../../domain/order/order.ts';
import { useLineTools } from '../../../domain/quote/useLineTools.ts';
import { returnKindTexts, returnNouns } from '../../../domain/returns/returnTexts.ts';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { StaffLine, StaffLines } from './StaffLine.tsx';
import { StepCard } from './StepCard.tsx';
import {
  closeOf,
  hasReplacement,
  resolutionTexts,
  type SettlementValues,
  settledLines,
  settlementCredit,
  settlementErrors,
  settlementStart,
} from './settlement.ts';

interface StockNote {
  text: string;
  /** Whether the shop cannot replace the pieces now. */
  isShort: boolean;
}

/** Whether the stock has the pieces of a replacement; null until that is known. */
const stockNote = (
  pieces: number,
  tool: { available: number } | null | undefined,
): StockNote | null => {
  if (tool === undefined) return null;
  if (tool === null) return { text: 'No longer on sale: credit it instead.', isShort: true };
  const { available } = tool;
  if (available >= pieces) return { text: `${formatCount(available)} in stock`, isShort: false };
  const waits = 'the replacement has to wait, or credit it instead.';
  return available > 0
    ? { text: `Only ${counted(available, 'piece')} in stock: ${waits}`, isShort: true }
    : { text: `Sold out: ${waits}`, isShort: true };
};

interface RowProps {
  found: OrderReturn;
  line: ReturnLine;
  position: number;
  /** Undefined while it loads, null when it is no longer on sale. */
  tool: CartTool | null | undefined;
}

const summaryOf = (found: OrderReturn, line: ReturnLine): string =>
  isReceived(found)
    ? `${formatCount(line.received)} arrived, ${formatCount(line.resellable)} resellable`
    : `${counted(line.approved, 'piece')} approved`;

const Row = ({ found, line, position, tool }: RowProps) => {
  const name = `lines.${position}`;
  const [{ value }, { error }, { setValue }] = useField<Resolution>(`${name}.resolution`);
  const stock = value === 'replacement' ? stockNote(settledPieces(found, line), tool) : null;
  return (
    <StaffLine line={line} name={name} summary={summaryOf(found, line)}>
      <Box sx={{ mt: 1 }}>
        <ChoiceButtons
          label={`What the customer gets: ${line.toolName}`}
          choices={resolutionTexts}
          value={value}
          onChange={(resolution) => void setValue(resolution)}
          fit="scroll"
        />
      </Box>
      {stock && !error && (
        <Typography
          variant="body2"
          role="status"
          sx={{ mt: 0.5, color: stock.isShort ? 'warning.main' : 'text.secondary' }}
        >
          {stock.text}
        </Typography>
      )}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </StaffLine>
  );
};

interface SettlementProps {
  found: OrderReturn;
  /** Its order; undefined if it could not be read. */
  order: Order | undefined;
}

const creditText = ({ found, order }: SettlementProps, values: SettlementValues): string => {
  const total = order ? settlementCredit(found, order, values) : null;
  if (!order || total === null) return '';
  if (total === 0) return 'Nothing is left to credit for these pieces: there is no credit note.';
  const fee = found.feeRate > 0 ? `, less the fee of ${found.feeRate / 100}%` : '';
  return `The credit note comes to ${formatCentsIn(order.currency, total)}${fee}. A refund is a separate step.`;
};

const ParcelFields = () => (
  <Box sx={{ mt: 2, maxWidth: 480 }}>
    <Typography sx={{ mb: 1 }}>The replacement is a parcel of the order at no charge.</Typography>
    <CarrierField />
    <FormikTextField name="trackingNumber" label="Tracking number" autoComplete="off" />
  </Box>
);

const noticeOf = ({ kind, number }: OrderReturn): string =>
  `${returnKindTexts[kind]} ${number} settled`;

const Lines = ({ found, values }: { found: OrderReturn; values: SettlementValues }) => {
  const replaced = values.lines.filter(({ resolution }) => resolution === 'replacement');
  const { data } = useLineTools(
    replaced.map(({ toolId }) => toolId),
    { asVisitor: true },
  );
  return (
    <StaffLines>
      {settledLines(found).map((line, position) => (
        <Row
          key={line.toolId}
          found={found}
          line={line}
          position={position}
          tool={data?.tools.get(line.toolId)}
        />
      ))}
    </StaffLines>
  );
};

/** What the customer gets for each line, with the parcel of what is replaced. */
export const SettlementCard = ({ found, order }: SettlementProps) => {
  const [start] = useState(() => settlementStart(found));
  return (
    <StepCard
      title="Settlement"
      found={found}
      start={start}
      bodyOf={closeOf}
      errorsOf={(values) => settlementErrors(found, values)}
      noticeOf={noticeOf}
      labelOf={() => `Settle the ${returnNouns[found.kind]}`}
    >
      {(values) => (
        <>
          <Lines found={found} values={values} />
          <Typography role="status" sx={{ mt: 2, fontWeight: 650 }}>
            {creditText({ found, order }, values)}
          </Typography>
          {hasReplacement(values) && <ParcelFields />}
        </>
      )}
    </StepCard>
  );
};
