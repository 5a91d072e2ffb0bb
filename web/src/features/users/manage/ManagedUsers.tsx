import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Profile } from 'functions/contract';
import { type ComponentProps, useMemo } from 'react';
import { useMay } from '../../../domain/staff/useMay.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { StatusChip } from '../../../ui/feedback/StatusChip.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import { useItemDialog } from '../../../ui/lists/useItemDialog.ts';
import { PersonAvatar } from '../../../ui/media/PersonAvatar.tsx';
import { UserName } from './UserName.tsx';
import { type UserAction, userActionTexts, userLabel, verifiedText } from './userActions.ts';
import { compactUser, userColumns } from './userColumns.tsx';
import { type UserActionContext, userRowActions } from './userRowActions.ts';

interface UserSummaryProps {
  user: Profile;
  isMe: boolean;
}

/** A user's picture, name and address. */
const UserSummary = ({ user, isMe }: UserSummaryProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
    <PersonAvatar name={user.displayName} src={user.photoURL} size={56} />
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 650 }}>
        <UserName user={user} isMe={isMe} />
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{user.email}</Typography>
      <StatusChip color={user.emailVerified ? 'success' : undefined} label={verifiedText(user)} />
    </Box>
  </Box>
);

interface ManagedUsersProps extends Omit<UserActionContext, 'may' | 'onAction'> {
  users: Profile[];
  busy: boolean;
  onConfirm: (action: UserAction, user: Profile) => Promise<void>;
}

interface Choice {
  action: UserAction;
  user: Profile;
}

/** The buttons of a row, in pixels: one with a label, and one with an icon. */
const actionsWidth = 184;

/** A list of users. Each action asks for confirmation. */
export const ManagedUsers = ({ users, me, admins, busy, onConfirm }: ManagedUsersProps) => {
  const { ref, chosen, choose, dialog } = useItemDialog<Choice>();
  const choice = chosen?.item;
  const may = useMay();
  const rowFunctions = useMemo(() => {
    const onAction = (action: UserAction, user: Profile) => choose({ action, user });
    return {
      columns: userColumns(me),
      compact: (user: Profile) => compactUser(user, me),
      actions: (user: Profile) => userRowActions(user, { me, admins, may, onAction }),
    };
  }, [me, admins, may, choose]);
  return (
    <>
      <div ref={ref}>
        <DataList
          label="Users"
          rows={users}
          {...rowFunctions}
          nameOf={userLabel}
          actionsHeader="Action"
          actionsWidth={actionsWidth}
        />
      </div>
      {choice && (
        <UserDialog
          {...choice}
          isMe={choice.user._id === me}
          busy={busy}
          onConfirm={() => onConfirm(choice.action, choice.user).finally(dialog.onClose)}
          {...dialog}
        />
      )}
    </>
  );
};

interface UserDialogProps
  extends Choice,
    Omit<ComponentProps<typeof ConfirmDialog>, 'question' | 'labels' | 'children'> {
  isMe: boolean;
}

const UserDialog = ({ action, user, isMe, ...dialog }: UserDialogProps) => {
  const { question, confirm, consequence, warning } = userActionTexts[action];
  return (
    <ConfirmDialog question={question} labels={{ confirm }} {...dialog}>
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
