import { mdiCloseCircleOutline, mdiEmailSyncOutline } from '@mdi/js';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { apiRoutes, type Role, type StaffInvitation } from 'functions/contract';
import { permitted } from '../../../domain/staff/permitted.ts';
import { useMay } from '../../../domain/staff/useMay.ts';
import { formatDate, formatShortDate } from '../../../domain/time/dates.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { notified } from '../../../lib/forms/outcomes.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import type { Column, CompactContent, RowAction } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import {
  useNewStaffInvitation,
  useStaffInvitations,
  useStaffRevocation,
} from '../data/useStaffInvitations.ts';
import { roleNames } from '../people/roleNames.ts';

const columnsOf = (roles: readonly Role[]): Column<StaffInvitation>[] => [
  {
    id: 'email',
    header: 'E-mail',
    isName: true,
    cell: ({ email }) => <Ellipsis>{email}</Ellipsis>,
  },
  {
    id: 'roles',
    header: 'Roles',
    cell: ({ roleIds }) => <Ellipsis>{roleNames(roleIds, roles)}</Ellipsis>,
  },
  {
    id: 'by',
    header: 'Invited by',
    from: 'lg',
    width: 0.2,
    cell: ({ invitedBy }) => <Ellipsis>{invitedBy.name}</Ellipsis>,
  },
  {
    id: 'until',
    header: 'Valid until',
    width: 120,
    cell: ({ expiresAt }) => <time dateTime={expiresAt}>{formatDate(expiresAt)}</time>,
  },
];

/** The open invitations to the staff, to send again or to withdraw; nothing if there are none. */
export const StaffInvitations = ({ roles }: { roles: readonly Role[] }) => {
  const { data, error, refetch } = useStaffInvitations();
  const [invite, revoke] = [useNewStaffInvitation(), useStaffRevocation()];
  const may = useMay();
  if (!error && !data?.length) return null;
  const actions = ({ _id, email, roleIds }: StaffInvitation): RowAction[] =>
    permitted<RowAction>(may, [
      {
        label: 'Send again',
        icon: mdiEmailSyncOutline,
        showsLabel: true,
        run: () =>
          void notified(invite({ email, roleIds }).then(() => `${email} gets a new invitation`)),
        call: apiRoutes.inviteStaff,
      },
      {
        label: 'Withdraw',
        icon: mdiCloseCircleOutline,
        destructive: true,
        run: () => void notified(revoke(_id).then(() => `The invitation to ${email} is withdrawn`)),
        call: apiRoutes.revokeStaffInvitation,
      },
    ]);
  const compact = ({ email, roleIds, expiresAt }: StaffInvitation): CompactContent => ({
    lines: [
      { text: email },
      { text: roleNames(roleIds, roles), end: `until ${formatShortDate(expiresAt)}` },
    ],
  });
  return (
    <Stack component="section" aria-labelledby="staff-invitations" spacing={1.5} sx={{ mt: 4 }}>
      <Typography id="staff-invitations" variant="h2" sx={{ fontSize: '1.25rem' }}>
        Open invitations
      </Typography>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data && data.length > 0 && (
        <DataList
          label="Open invitations"
          rows={data}
          columns={columnsOf(roles)}
          compact={compact}
          nameOf={({ email }) => email}
          actions={actions}
          actionsHeader="Action"
          actionsWidth={176}
        />
      )}
    </Stack>
  );
};
