import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Formik, type FormikHelpers } from 'formik';
import { counted, limits, stockAdjustmentSchema, type Tool } from 'functions/contract';
import { useId } from 'react';
import { SendButton } from '../../../../ui/feedback/SendButton.tsx';
import { FormFailureText } from '../../../../ui/inputs/forms/FormFailureText.tsx';
import { FormikForm } from '../../../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { FormikWholeNumberField } from '../../../../ui/inputs/forms/FormikWholeNumberField.tsx';
import { StockLedger } from './StockLedger.tsx';
import type { useStockAdjustment } from './useStockAdjustment.ts';

interface StockDialogProps {
  stock: ReturnType<typeof useStockAdjustment>;
}

interface StockValues {
  change: number | string;
  note: string;
}

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

const ToolStockDialog = ({ stock, tool }: StockDialogProps & { tool: Tool }) => {
  const titleId = useId();
  const send = async (
    values: StockValues,
    { setErrors, setStatus }: FormikHelpers<StockValues>,
  ) => {
    setStatus(undefined);
    const failure = await stock.adjust(stockAdjustmentSchema.cast(values));
    if (!failure) return stock.close();
    setErrors(failure.errors);
    setStatus(failure.message);
  };
  return (
    <Dialog open={stock.isOpen} onClose={stock.close} aria-labelledby={titleId}>
      <Formik initialValues={blank} validationSchema={stockAdjustmentSchema} onSubmit={send}>
        {({ isSubmitting, status }) => (
          <FormikForm>
            <DialogTitle id={titleId}>Adjust stock</DialogTitle>
            <DialogContent>
              <Fields tool={tool} />
              <FormFailureText>{status}</FormFailureText>
              <Typography variant="h3" component="h3" sx={{ fontSize: '1rem', mt: 1, mb: 1 }}>
                Last changes
              </Typography>
              <StockLedger toolId={tool._id} />
            </DialogContent>
            <DialogActions>
              <Button color="inherit" onClick={stock.close}>
                Close
              </Button>
              <SendButton type="submit" variant="contained" loading={isSubmitting}>
                Adjust
              </SendButton>
            </DialogActions>
          </FormikForm>
        )}
      </Formik>
    </Dialog>
  );
};

/** Adjusts the stock of a tool by some pieces, with a reason, and shows its last entries. */
export const StockDialog = ({ stock }: StockDialogProps) =>
  stock.tool && <ToolStockDialog key={stock.visit} stock={stock} tool={stock.tool} />;
