import Typography from '@mui/material/Typography';
import { type OrderReturn, trimBlanks } from 'functions/contract';
import { getMailText } from '../../../domain/order/mailedTexts.ts';
import {
  currentPiecesText,
  returnKindTexts,
  returnNouns,
} from '../../../domain/returns/returnTexts.ts';
import { useReturnTransition } from '../../../domain/returns/useReturnTransition.ts';
import { FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { ReasonField } from '../../../ui/inputs/forms/ReasonField.tsx';
import { staffErrors, type TypedTransition } from './staffErrors.ts';
import { stepFailure } from './stepFailure.ts';

interface DeclineDialogProps {
  found: OrderReturn;
  open: boolean;
  onClose: () => void;
}

const refusalOf = ({ reason }: { reason: string }): TypedTransition & { to: 'declined' } => ({
  to: 'declined',
  reason: trimBlanks(reason),
});

/** Declines a request with a reason, which the customer sees. */
export const DeclineDialog = ({ found, open, onClose }: DeclineDialogProps) => {
  const transition = useReturnTransition(found._id);
  return (
    <FormDialog
      question={`Decline this ${returnNouns[found.kind]}?`}
      labels={{ confirm: `Decline ${returnNouns[found.kind]} of ${currentPiecesText(found)}` }}
      color="error"
      start={{ reason: '' }}
      errorsOf={(values) => staffErrors(found, refusalOf(values))}
      onSend={async (values) => {
        await transition(refusalOf(values));
        return `${returnKindTexts[found.kind]} ${found.number} declined`;
      }}
      failureOf={(error) => stepFailure(error, found)}
      open={open}
      onClose={onClose}
    >
      {() => (
        <>
          <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {`${getMailText([found], ' with the reason')}`}
          </Typography>
          <ReasonField id="decline-reason" />
        </>
      )}
    </FormDialog>
  );
};
