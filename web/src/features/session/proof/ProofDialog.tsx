import Typography from '@mui/material/Typography';
import type { User } from 'firebase/auth';
import { anyCodeSchema, apiRoutes, type ProofKind } from 'functions/contract';
import { Suspense, use } from 'react';
import { callApi } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { ClosableDialog } from '../../../ui/feedback/ClosableDialog.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { SessionForm } from '../forms/SessionForm.tsx';
import { ownerSchemaOf } from '../forms/sessionSchemas.ts';
import { confirmOwner } from '../owner/confirmOwner.ts';
import { OwnerFields, useOwnerChoice } from '../owner/OwnerFields.tsx';
import { authMessageOf } from '../signIn/authMessages.ts';

interface ProofFormProps {
  onProved: () => void;
}

/** Runs a proof. Resolves to why it failed, or null. */
const outcomeOf = async (
  proof: Promise<unknown>,
  onProved: () => void,
  failureOf: (error: unknown) => string,
): Promise<string | null> => {
  try {
    await proof;
  } catch (error) {
    return failureOf(error);
  }
  onProved();
  return null;
};

const CodeForm = ({ onProved }: ProofFormProps) => (
  <SessionForm
    initialValues={{ code: '' }}
    schema={anyCodeSchema}
    submitLabel="Confirm the code"
    onSubmit={(body) => outcomeOf(callApi(apiRoutes.proveIdentity, { body }), onProved, messageOf)}
  >
    <FormikTextField
      name="code"
      label="Code"
      helperText="Six digits, or a recovery code"
      autoComplete="one-time-code"
      autoFocus
    />
  </SessionForm>
);

const notConfirmed = 'That did not work. Please try again.';

const SignInForm = ({ account, onProved }: ProofFormProps & { account: Promise<User> }) => {
  const user = use(account);
  const choice = useOwnerChoice(user);
  const { withPassword } = choice;
  const confirm = (password: string) =>
    outcomeOf(confirmOwner(user, withPassword ? password : null), onProved, (error) =>
      authMessageOf(error, notConfirmed),
    );
  return (
    <SessionForm
      initialValues={{ password: '' }}
      schema={ownerSchemaOf(withPassword)}
      submitLabel={withPassword ? 'Log in again' : 'Continue with Google'}
      onSubmit={({ password }) => confirm(password)}
    >
      <OwnerFields {...choice} next="" />
    </SessionForm>
  );
};

interface ProofDialogProps extends ProofFormProps {
  proof: ProofKind;
  /** The account of Firebase Auth, which tells how it signs in. */
  account: Promise<User>;
  open: boolean;
  onClose: () => void;
}

const intros: Record<ProofKind, string> = {
  'sign-in': 'Before a sensitive change, please log in once more.',
  code: 'Before a sensitive change, enter a code of your authenticator app.',
};

/** Asks the owner of the account to confirm that they are there. */
export const ProofDialog = ({ proof, account, onProved, ...dialog }: ProofDialogProps) => (
  <ClosableDialog title="Confirm that it is you" maxWidth="xs" {...dialog}>
    <Typography sx={{ mb: 2 }}>{intros[proof]}</Typography>
    {proof === 'code' ? (
      <CodeForm onProved={onProved} />
    ) : (
      <Suspense>
        <SignInForm account={account} onProved={onProved} />
      </Suspense>
    )}
  </ClosableDialog>
);
