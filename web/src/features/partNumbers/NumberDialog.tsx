import { limits, type PartNumber } from 'functions/contract';
import { useSavePartNumbers } from '../../domain/partNumber/usePartNumbers.ts';
import type { FormFailure } from '../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../lib/forms/toFormFailure.ts';
import { type DialogState, FormDialog } from '../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';

interface NumberDialogProps extends DialogState {
  /** The number to change; null for a new one. */
  changed: PartNumber | null;
}

interface Values {
  sku: string;
  number: string;
}

/** A row that the shop has refused, with its reason. */
class RefusedRow extends Error {
  readonly field: keyof Values;

  constructor(message: string, number: string) {
    super(message);
    this.field = message.startsWith('No tool') || number === '' ? 'sku' : 'number';
  }
}

const failureOf = (error: unknown): FormFailure =>
  error instanceof RefusedRow
    ? { message: error.message, errors: { [error.field]: error.message } }
    : toFormFailure(error, '');

const errorsOf = ({ sku, number }: Values): Record<string, string> => ({
  ...(sku.trim() === '' && { sku: 'Enter a SKU' }),
  ...(number.trim() === '' && { number: 'Enter your number' }),
  ...(number.trim().length > limits.partNumbers.length && {
    number: `A number can have at most ${limits.partNumbers.length} characters`,
  }),
});

/** Adds a number of one's own for a tool, or changes it. */
export const NumberDialog = ({ changed, ...dialog }: NumberDialogProps) => {
  const save = useSavePartNumbers();
  const send = async ({ sku, number }: Values) => {
    const tool = changed ? { toolId: changed.toolId } : { sku };
    const { rows } = await save([{ ...tool, number }]);
    const [row] = rows;
    if (row?.message) throw new RefusedRow(row.message, number);
    return `${number.trim()} saved`;
  };
  return (
    <FormDialog
      question={changed ? `Your number for ${changed.toolName}` : 'New part number'}
      labels={{ confirm: 'Save number', close: 'Close' }}
      start={{ sku: changed?.sku ?? '', number: changed?.number ?? '' }}
      errorsOf={errorsOf}
      onSend={send}
      failureOf={failureOf}
      {...dialog}
    >
      {() => (
        <>
          {!changed && (
            <FormikTextField id="number-sku" name="sku" label="SKU" autoComplete="off" />
          )}
          <FormikTextField
            id="own-number"
            name="number"
            label="Your number"
            autoComplete="off"
            sx={{ mt: 1 }}
          />
        </>
      )}
    </FormDialog>
  );
};
