import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DocumentCaller, type OrderReturn, returnActorFor } from 'functions/contract';
import { useState } from 'react';
import { returnFailureText } from '../../../domain/returns/returnFailure.ts';
import {
  currentPiecesText,
  returnKindTexts,
  returnNouns,
} from '../../../domain/returns/returnTexts.ts';
import { useReturnTransition } from '../../../domain/returns/useReturnTransition.ts';
import { FormDialog } from '../../../ui/inputs/FormDialog.tsx';

interface WithdrawButtonProps {
  found: OrderReturn;
  caller: DocumentCaller;
}

/** Withdraws a return that the shop has not decided, after a question; nothing if one cannot. */
export const WithdrawButton = ({ found, caller }: WithdrawButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const transition = useReturnTransition(found._id);
  const { kind, number } = found;
  const send = async () => {
    await transition({ to: 'withdrawn' });
    return `${returnKindTexts[kind]} ${number} withdrawn`;
  };
  return (
    <>
      {returnActorFor(found, 'withdrawn', caller) && (
        <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
          Withdraw
        </Button>
      )}
      <FormDialog
        question={`Withdraw this ${returnNouns[kind]}?`}
        color="error"
        start={{}}
        errorsOf={() => ({})}
        onSend={send}
        failureOf={(error) => ({ message: returnFailureText(error), errors: {} })}
        open={isOpen}
        onClose={() => setOpen(false)}
        onClosed={() => {}}
      >
        {() => (
          <Typography>
            {`${number}, ${currentPiecesText(found)}. You keep the tools, and we no longer look at your request.`}
          </Typography>
        )}
      </FormDialog>
    </>
  );
};
