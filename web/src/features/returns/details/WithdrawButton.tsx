import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type Actor, type OrderReturn, returnLifecycles, rolesOn } from 'functions/contract';
import { useState } from 'react';
import { returnFailureText } from '../../../domain/returns/returnFailure.ts';
import {
  currentPiecesText,
  returnKindTexts,
  returnNouns,
} from '../../../domain/returns/returnTexts.ts';
import { useReturnTransition } from '../../../domain/returns/useReturnTransition.ts';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';

interface WithdrawButtonProps {
  found: OrderReturn;
  caller: Actor;
}

/** Withdraws a return that the shop has not decided, after a question; nothing if one cannot. */
export const WithdrawButton = ({ found, caller }: WithdrawButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const transition = useReturnTransition(found._id);
  const lifecycle = returnLifecycles[found.kind];
  return (
    <>
      {lifecycle.actor(found.status, 'withdrawn', rolesOn(found, caller)) && (
        <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
          Withdraw
        </Button>
      )}
      <ActionDialog
        labels={{
          confirm: `Withdraw ${returnNouns[found.kind]} of ${currentPiecesText(found)}`,
        }}
        question={`Withdraw this ${returnNouns[found.kind]}?`}
        open={isOpen}
        onSend={async () => {
          await transition({ to: 'withdrawn' });
          return `${returnKindTexts[found.kind]} ${found.number} withdrawn`;
        }}
        failureOf={returnFailureText}
        onClose={() => setOpen(false)}
      >
        <Typography>
          {`${found.number}, ${currentPiecesText(found)}. You keep the tools, and we no longer look at your request.`}
        </Typography>
      </ActionDialog>
    </>
  );
};
