import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import type { Profile } from 'functions/contract';
import { useMemo, useState } from 'react';
import { useFocusRestore } from '../../../lib/browser/useFocusRestore.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import { UserSummary } from './UserSummary.tsx';
import { type UserAction, userActionTexts } from './userActions.ts';
import { compactUser, userColumns } from './userColumns.tsx';
import { type UserActionContext, userRowActions } from './userRowActions.ts';

interface ManagedUsersProps extends Omit<UserActionContext, 'onAction'> {
  users: Profile[];
  busy: boolean;
  onConfirm: (action: UserAction, user: Profile) => Promise<void>;
}

interface Choice {
  action: UserAction;
  user: Profile;
}

const nameOf = ({ email }: Profile) => email;

/** The buttons of a row, in pixels: one with a label, and one with an icon. */
const actionsWidth = 184;

/** A list of users. Each action asks for confirmation. */
export const ManagedUsers = ({ users, me, admins, busy, onConfirm }: ManagedUsersProps) => {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [open, setOpen] = useState(false);
  const { ref, ...focus } = useFocusRestore();
  const { remember } = focus;
  // The same while a dialog opens and closes, so that no row renders again.
  const rowFunctions = useMemo(() => {
    const onAction = (action: UserAction, user: Profile) => {
      remember();
      setChoice({ action, user });
      setOpen(true);
    };
    return {
      columns: userColumns(me),
      compact: (user: Profile) => compactUser(user, me),
      actions: (user: Profile) => userRowActions(user, { me, admins, onAction }),
    };
  }, [me, admins, remember]);
  return (
    <>
      <div ref={ref}>
        <DataList
          label="Users"
          rows={users}
          {...rowFunctions}
          nameOf={nameOf}
          actionsHeader="Action"
          actionsWidth={actionsWidth}
        />
      </div>
      {choice && (
        <UserDialog
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

interface UserDialogProps extends Choice {
  isMe: boolean;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onClosed: () => void;
  onConfirm: () => Promise<void>;
}

const UserDialog = ({ action, user, isMe, ...dialog }: UserDialogProps) => {
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
