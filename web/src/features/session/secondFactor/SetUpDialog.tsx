import Typography from '@mui/material/Typography';
import { appCodeSchema, type NewSecondFactor } from 'functions/contract';
import { useState } from 'react';
import { CopyableFacts } from '../../../domain/money/CopyableFacts.tsx';
import { messageOf } from '../../../lib/api/messages.ts';
import { ClosableDialog } from '../../../ui/feedback/ClosableDialog.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { QrCode } from '../../../ui/media/QrCode.tsx';
import { SessionForm } from '../forms/SessionForm.tsx';
import { inGroups, RecoveryCodes } from './RecoveryCodes.tsx';
import { useSecondFactorChanges } from './useSecondFactor.ts';

interface SetUpFormProps {
  factor: NewSecondFactor;
  /** Resolves to an error message, or null. */
  onSubmit: (code: string) => Promise<string | null>;
}

const SetUpForm = ({ factor: { secret, address }, onSubmit }: SetUpFormProps) => (
  <>
    <Typography sx={{ mb: 2 }}>
      Scan this code with an authenticator app on your phone, or enter the key in the app. Then
      enter the six digits that it shows.
    </Typography>
    <QrCode text={address} label="QR code for your authenticator app" />
    <CopyableFacts label="Key" facts={[{ name: 'Key', text: inGroups(secret), copy: secret }]} />
    <SessionForm
      initialValues={{ code: '' }}
      schema={appCodeSchema}
      submitLabel="Turn on"
      onSubmit={({ code }) => onSubmit(code)}
    >
      <FormikTextField
        name="code"
        label="Code from the app"
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        sx={{ mt: 2 }}
      />
    </SessionForm>
  </>
);

interface SetUpDialogProps {
  factor: NewSecondFactor;
  open: boolean;
  onClose: () => void;
}

/** Sets up an authenticator app, and shows the recovery codes once it works. */
export const SetUpDialog = ({ factor, ...dialog }: SetUpDialogProps) => {
  const { confirm } = useSecondFactorChanges();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const turnOn = async (code: string): Promise<string | null> => {
    try {
      const { recoveryCodes } = await confirm(code);
      setCodes(recoveryCodes);
      return null;
    } catch (error) {
      return messageOf(error);
    }
  };
  return (
    <ClosableDialog title="Set up an authenticator app" maxWidth="xs" {...dialog}>
      {codes ? <RecoveryCodes codes={codes} /> : <SetUpForm factor={factor} onSubmit={turnOn} />}
    </ClosableDialog>
  );
};
