import Typography from '@mui/material/Typography';
import { counted, limits, stockAdjustmentSchema, type Tool } from 'functions/contract';
import { schemaErrors } from '../../../../lib/forms/schemaErrors.ts';
import { wholeNumberIn } from '../../../../lib/forms/steppedNumber.ts';
import { FormDialog } from '../../../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { FormikWholeNumberField } from '../../../../ui/inputs/forms/FormikWholeNumberField.tsx';
import { StockLedger } from './StockLedger.tsx';
import { stockFailure, type useStockAdjustment } from './useStockAdjustment.ts';

interface StockDialogProps {
  stock: ReturnType<typeof useStockAdjustment>;
}

interface StockValues {
  change: number | string;
  note: string;
}

/** `Add 20 pieces`, or `Remove 1 piece`; without the pieces while nothing valid is typed. */
const deedOf = (change: number): string => {
  if (!Number.isInteger(change) || change === 0) return 'Adjust stock';
  return `${change > 0 ? 'Add' : 'Remove'} ${counted(Math.abs(change), 'piece')}`;
};

const blank: StockValues = { change: '', note: '' };

const Fields = ({ tool }: { tool: Tool }) => (
  <>
    <Typography sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
      {`${tool.toolName}: ${counted(tool.available, 'piece')} available`}
    </Typography>
    <FormikWholeNumberField
      name="change"
      label="Change in pieces"
      helperText="20 adds pieces, -20 removes them"
      range={{ min: -limits.stock.max, max: limits.stock.max }}
    />
    <FormikTextField name="note" label="Reason" autoComplete="off" />
  </>
);

const ToolStockDialog = ({ stock, tool }: StockDialogProps & { tool: Tool }) => (
  <FormDialog<StockValues>
    question="Adjust stock"
    labels={({ change }) => ({ confirm: deedOf(wholeNumberIn(change) ?? 0) })}
    start={blank}
    errorsOf={(values) => schemaErrors(stockAdjustmentSchema, values)}
    onSend={(values) => stock.adjust(stockAdjustmentSchema.cast(values))}
    failureOf={stockFailure}
    open={stock.isOpen}
    onClose={stock.close}
  >
    {() => (
      <>
        <Fields tool={tool} />
        <Typography variant="h3" component="h3" sx={{ fontSize: '1rem', mt: 1, mb: 1 }}>
          Last changes
        </Typography>
        <StockLedger toolId={tool._id} />
      </>
    )}
  </FormDialog>
);

/** Adjusts the stock of a tool by some pieces, with a reason, and shows its last entries. */
export const StockDialog = ({ stock }: StockDialogProps) =>
  stock.tool && <ToolStockDialog key={stock.visit} stock={stock} tool={stock.tool} />;
