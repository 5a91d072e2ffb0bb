import Typography from '@mui/material/Typography';
import { formatCentsIn, type RequestPage, rejectionSchema } from 'functions/contract';
import { schemaErrors } from '../../../lib/forms/schemaErrors.ts';
import { FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { ReasonField } from '../../../ui/inputs/forms/ReasonField.tsx';
import { useRequestActions } from './useRequestActions.ts';

interface RejectDialogProps {
  request: RequestPage;
  open: boolean;
  onClose: () => void;
}

/** Asks for a sentence that the sender of a request reads. */
export const RejectDialog = ({ request, open, onClose }: RejectDialogProps) => {
  const { reject } = useRequestActions(request);
  return (
    <FormDialog
      question={`Reject request ${request.number}?`}
      color="error"
      labels={{ confirm: `Reject request of ${formatCentsIn(request.currency, request.subtotal)}` }}
      start={{ reason: '' }}
      errorsOf={(values) => schemaErrors(rejectionSchema, values)}
      onSend={async (values) => {
        await reject(rejectionSchema.cast(values));
        return `Request ${request.number} rejected`;
      }}
      open={open}
      onClose={onClose}
    >
      {() => (
        <>
          <Typography sx={{ mb: 2 }}>
            {`Nothing is ordered. ${request.requester.name} gets your reason by mail.`}
          </Typography>
          <ReasonField id="rejection-reason" />
        </>
      )}
    </FormDialog>
  );
};
