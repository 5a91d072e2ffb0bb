import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { apiRoutes, secondFactorResetSchema } from 'functions/contract';
import { callApi } from '../../lib/api/api.ts';
import { schemaErrors } from '../../lib/forms/schemaErrors.ts';
import { useSend } from '../../lib/queries/useSend.ts';
import { useVisits } from '../../ui/feedback/useVisits.ts';
import { FormDialog } from '../../ui/inputs/forms/FormDialog.tsx';
import { ReasonField } from '../../ui/inputs/forms/ReasonField.tsx';

/** Lets an admin remove the authenticator app of an account whose owner has lost it. */
export const ResetSecondFactor = ({ email }: { email: string }) => {
  const { start, dialog } = useVisits();
  const reset = useSend(
    (reason: string) =>
      callApi(apiRoutes.resetSecondFactor, { params: { email }, body: { reason } }),
    { refreshes: [] },
  );
  const send = async ({ reason }: { reason: string }) => {
    const { modifiedCount } = await reset(reason);
    return modifiedCount > 0
      ? `The authenticator app of ${email} was removed`
      : `${email} has no authenticator app`;
  };
  return (
    <>
      <Button color="error" onClick={start}>
        Remove authenticator app
      </Button>
      <FormDialog
        question={`Remove the authenticator app of ${email}?`}
        labels={{ confirm: 'Remove' }}
        color="error"
        start={{ reason: '' }}
        errorsOf={(values) => schemaErrors(secondFactorResetSchema, values)}
        onSend={send}
        {...dialog}
      >
        {() => (
          <>
            <Typography sx={{ mb: 2 }}>
              Make sure that it is the owner who asks: anyone with the password can then confirm
              sensitive changes. The owner gets a mail.
            </Typography>
            <ReasonField id="reset-reason" />
          </>
        )}
      </FormDialog>
    </>
  );
};
