import Typography from '@mui/material/Typography';
import { type BankEntry, type BankUndoInput, bankUndoSchema, trimBlanks } from 'functions/contract';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { ReasonField } from '../../../ui/inputs/forms/ReasonField.tsx';
import { amountText, entryName, invoicesText } from '../entries/entryTexts.ts';
import { type BankActions, bankFailure } from './useBankActions.ts';

interface UndoDialogProps extends DialogState {
  entry: BankEntry;
  actions: BankActions;
}

/** Takes the booking of an entry back. */
export const UndoDialog = ({ entry, actions, ...dialog }: UndoDialogProps) => {
  const send = async ({ reason }: BankUndoInput) => {
    await actions.undo({ entry, reason: trimBlanks(reason) });
    return `The booking of ${entryName(entry)} is taken back`;
  };
  return (
    <FormDialog<BankUndoInput>
      {...dialog}
      question="Take this booking back?"
      labels={{ confirm: `Undo ${amountText(entry)}` }}
      color="error"
      start={{ version: entry.version, reason: '' }}
      errorsOf={(values) => schemaErrors(bankUndoSchema, values)}
      onSend={send}
      failureOf={bankFailure}
    >
      {() => (
        <>
          <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
            {entryName(entry)}
          </Typography>
          <Typography sx={{ my: 1.5 }}>
            {`All that it paid is reversed: ${invoicesText(entry.bookings)}. The entry is open again.`}
          </Typography>
          <ReasonField id="undo-reason" />
        </>
      )}
    </FormDialog>
  );
};
