import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DocumentCaller, type OrderReturn, returnActorFor } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { returnFailureText } from '../../../domain/returns/returnFailure.ts';
import {
  currentPiecesText,
  returnKindTexts,
  returnNouns,
} from '../../../domain/returns/returnTexts.ts';
import { useReturnTransition } from '../../../domain/returns/useReturnTransition.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { FormFailureText } from '../../../ui/inputs/forms/FormFailureText.tsx';

interface WithdrawButtonProps {
  found: OrderReturn;
  caller: DocumentCaller;
}

/** Sends the withdrawal, and says what came of it. */
const useWithdrawal = ({ _id, kind, number }: OrderReturn, onDone: () => void) => {
  const transition = useReturnTransition(_id);
  const [state, setState] = useState({ busy: false, failure: '' });
  const withdraw = async () => {
    setState({ busy: true, failure: '' });
    try {
      await transition({ to: 'withdrawn' });
      enqueueSnackbar(`${returnKindTexts[kind]} ${number} withdrawn`, { variant: 'success' });
      setState({ busy: false, failure: '' });
      onDone();
    } catch (error) {
      setState({ busy: false, failure: returnFailureText(error) });
    }
  };
  return { ...state, withdraw };
};

/** Withdraws a return that the shop has not decided, after a question; nothing if one cannot. */
export const WithdrawButton = ({ found, caller }: WithdrawButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { busy, failure, withdraw } = useWithdrawal(found, close);
  return (
    <>
      {returnActorFor(found, 'withdrawn', caller) && (
        <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
          Withdraw
        </Button>
      )}
      <ConfirmDialog
        question={`Withdraw this ${returnNouns[found.kind]}?`}
        open={isOpen}
        busy={busy}
        onConfirm={withdraw}
        onClose={close}
      >
        <Typography>
          {`${found.number}, ${currentPiecesText(found)}. You keep the tools, and we no longer look at your request.`}
        </Typography>
        <FormFailureText>{failure}</FormFailureText>
      </ConfirmDialog>
    </>
  );
};
