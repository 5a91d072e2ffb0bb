import Alert from '@mui/material/Alert';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Profile } from 'functions/contract';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useFocusRestore } from '../../components/useFocusRestore.ts';
import { UserCards } from './UserCards.tsx';
import { UserSummary } from './UserSummary.tsx';
import { UserTable } from './UserTable.tsx';
import { type UserAction, userActionTexts } from './userActions.ts';
import type { UserViewProps } from './userView.ts';

interface ManagedUsersProps extends Omit<UserViewProps, 'onAct'> {
  busy: boolean;
  onConfirm: (act: UserAction, user: Profile) => Promise<void>;
}

interface Choice {
  act: UserAction;
  user: Profile;
}

/** Accounts as a table, or as cards on a phone; what is done to one is asked about first. */
export const ManagedUsers = ({ me, busy, onConfirm, ...view }: ManagedUsersProps) => {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [open, setOpen] = useState(false);
  const { ref, ...focus } = useFocusRestore();
  const { breakpoints } = useTheme();
  const hasRoom = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const View = hasRoom ? UserTable : UserCards;
  const ask = (act: UserAction, user: Profile) => {
    focus.remember();
    setChoice({ act, user });
    setOpen(true);
  };
  return (
    <>
      <div ref={ref}>
        <View me={me} {...view} onAct={ask} />
      </div>
      {choice && (
        <ActDialog
          {...choice}
          isMe={choice.user._id === me}
          open={open}
          busy={busy}
          onClose={() => setOpen(false)}
          onClosed={focus.restore}
          onConfirm={() => void onConfirm(choice.act, choice.user).finally(() => setOpen(false))}
        />
      )}
    </>
  );
};

interface ActDialogProps extends Choice {
  isMe: boolean;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onClosed: () => void;
  onConfirm: () => void;
}

const ActDialog = ({ act, user, isMe, ...dialog }: ActDialogProps) => {
  const { question, consequence, warning } = userActionTexts[act];
  return (
    <ConfirmDialog question={question} {...dialog}>
      <UserSummary user={user} isMe={isMe} />
      {consequence && <Typography sx={{ mt: 2 }}>{consequence}</Typography>}
      {isMe && warning && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {warning}
        </Alert>
      )}
    </ConfirmDialog>
  );
};
