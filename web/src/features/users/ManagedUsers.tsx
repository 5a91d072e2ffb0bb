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

interface ManagedUsersProps extends Omit<UserViewProps, 'onAction'> {
  busy: boolean;
  onConfirm: (action: UserAction, user: Profile) => Promise<void>;
}

interface Choice {
  action: UserAction;
  user: Profile;
}

/** Users as a table, or as cards on small screens. Each action asks for confirmation. */
export const ManagedUsers = ({ me, busy, onConfirm, ...view }: ManagedUsersProps) => {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [open, setOpen] = useState(false);
  const { ref, ...focus } = useFocusRestore();
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const View = isWide ? UserTable : UserCards;
  const openDialog = (action: UserAction, user: Profile) => {
    focus.remember();
    setChoice({ action, user });
    setOpen(true);
  };
  return (
    <>
      <div ref={ref}>
        <View me={me} {...view} onAction={openDialog} />
      </div>
      {choice && (
        <ActionDialog
          {...choice}
          isMe={choice.user._id === me}
          open={open}
          busy={busy}
          onClose={() => setOpen(false)}
          onClosed={focus.restore}
          onConfirm={() => onConfirm(choice.action, choice.user).finally(() => setOpen(false))}
        />
      )}
    </>
  );
};

interface ActionDialogProps extends Choice {
  isMe: boolean;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onClosed: () => void;
  onConfirm: () => Promise<void>;
}

const ActionDialog = ({ action, user, isMe, ...dialog }: ActionDialogProps) => {
  const { question, consequence, warning } = userActionTexts[action];
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
