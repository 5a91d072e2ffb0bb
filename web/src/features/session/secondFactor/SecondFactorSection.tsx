import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { counted, type NewSecondFactor, type SecondFactor } from 'functions/contract';
import { useState } from 'react';
import { formatDate } from '../../../domain/time/dates.ts';
import { messageOf, shownMessageOf } from '../../../lib/api/messages.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import { ClosableDialog } from '../../../ui/feedback/ClosableDialog.tsx';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { SendButton } from '../../../ui/feedback/SendButton.tsx';
import { useVisits } from '../../../ui/feedback/useVisits.ts';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
import { ProfileSection } from '../../../ui/layout/ProfileSection.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { useSecondFactor, useSecondFactorChanges } from './useSecondFactor.ts';

/** Loaded when it is opened: it draws a QR code. */
const SetUpDialog = lazyComponent(() => import('./SetUpDialog.tsx'), 'SetUpDialog');

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

/** Starts to set up an app. The dialog is the section's: it outlasts the button. */
const useSetUp = () => {
  const { start } = useSecondFactorChanges();
  const load = useLazyDialog(SetUpDialog);
  const { visit, start: open, dialog } = useVisits();
  const [factor, setFactor] = useState<NewSecondFactor | null>(null);
  const [state, setState] = useState({ busy: false, failure: '' });
  const begin = async () => {
    setState({ busy: true, failure: '' });
    try {
      setFactor(await start());
      await load(open);
      setState({ busy: false, failure: '' });
    } catch (error) {
      setState({ busy: false, failure: messageOf(error) });
    }
  };
  return {
    button: { ...state, begin },
    dialog: factor && <SetUpDialog key={visit} factor={factor} {...dialog} />,
  };
};

const SetUp = ({ busy, failure, begin }: ReturnType<typeof useSetUp>['button']) => (
  <>
    <SendButton variant="outlined" loading={busy} onClick={begin}>
      Set up an authenticator app
    </SendButton>
    <Typography role="alert" sx={{ color: 'error.main', mt: 1 }}>
      {failure}
    </Typography>
  </>
);

const RenewCodes = () => {
  const { renew } = useSecondFactorChanges();
  const question = useVisits();
  const shown = useVisits();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const send = async () => {
    const { recoveryCodes } = await renew();
    setCodes(recoveryCodes);
    shown.start();
    return 'The old recovery codes no longer count';
  };
  return (
    <>
      <Button variant="outlined" onClick={question.start}>
        New recovery codes
      </Button>
      <ActionDialog
        question="Replace your recovery codes?"
        labels={{ confirm: 'Replace' }}
        onSend={send}
        {...question.dialog}
      >
        <Typography>The codes that you have now will no longer count.</Typography>
      </ActionDialog>
      <ClosableDialog title="Your new recovery codes" maxWidth="xs" {...shown.dialog}>
        <RecoveryCodes codes={codes} />
      </ClosableDialog>
    </>
  );
};

const Remove = () => {
  const { remove } = useSecondFactorChanges();
  const { start, dialog } = useVisits();
  const send = async () => {
    await remove();
    return 'The authenticator app was removed';
  };
  return (
    <>
      <Button color="error" onClick={start}>
        Remove
      </Button>
      <ActionDialog
        question="Remove the authenticator app?"
        color="error"
        labels={{ confirm: 'Remove' }}
        onSend={send}
        {...dialog}
      >
        <Typography>
          Before sensitive changes, the shop will then ask you to log in again instead.
        </Typography>
      </ActionDialog>
    </>
  );
};

const Present = ({ factor: { since, recoveryCodesLeft } }: { factor: SecondFactor }) => (
  <>
    <Typography sx={{ mb: 2 }}>
      {`Set up on ${formatDate(since ?? '')}. You have ${counted(recoveryCodesLeft, 'recovery code')} left.`}
    </Typography>
    <Box sx={buttons}>
      <RenewCodes />
      <Remove />
    </Box>
  </>
);

/** The authenticator app of the account: set up, removed, and its recovery codes. */
export const SecondFactorSection = () => {
  const { data, error, isPending, refetch } = useSecondFactor();
  const { button, dialog } = useSetUp();
  return (
    <ProfileSection
      title="Authenticator app"
      intro="Before sensitive changes the shop asks you to confirm that it is you: with a code of an app on your phone or, without one, by logging in again."
    >
      {isPending && <Skeleton variant="rounded" width={240} height={40} />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data && (data.since === null ? <SetUp {...button} /> : <Present factor={data} />)}
      {dialog}
    </ProfileSection>
  );
};
