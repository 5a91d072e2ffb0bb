import { mdiCloseCircleOutline, mdiEmailSyncOutline } from '@mdi/js';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Invitation, roleName } from 'functions/contract';
import { formatDate, formatShortDate } from '../../../domain/time/dates.ts';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { DataList } from '../../../ui/lists/DataList.tsx';
import type { Column, CompactContent, RowAction } from '../../../ui/lists/rows/dataListProps.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import type { useInvitations } from '../data/useMembers.ts';
import { budgetText, orderLimitText } from '../limitTexts.ts';

interface InvitationsProps {
  invitations: ReturnType<typeof useInvitations>;
  /** Whether the company may send mails now. */
  canResend: boolean;
  onResend: (invitation: Invitation) => Promise<void>;
  onRevoke: (invitation: Invitation) => Promise<void>;
}

const limitsText = ({ orderLimit, budget }: Invitation): string =>
  `${orderLimitText(orderLimit)} · ${budgetText(budget)}`;

const Until = ({ expiresAt }: Invitation) => (
  <time dateTime={expiresAt}>{formatDate(expiresAt)}</time>
);

const columns: Column<Invitation>[] = [
  {
    id: 'email',
    header: 'E-mail',
    isName: true,
    cell: ({ email }) => <Ellipsis>{email}</Ellipsis>,
  },
  { id: 'role', header: 'Role', width: 120, cell: ({ role }) => roleName(role) },
  { id: 'limits', header: 'Limits', from: 'lg', cell: limitsText },
  {
    id: 'by',
    header: 'Invited by',
    from: 'lg',
    width: 0.16,
    cell: ({ invitedBy }) => invitedBy.name,
  },
  {
    id: 'until',
    header: 'Valid until',
    width: 120,
    cell: (invitation) => <Until {...invitation} />,
  },
];

const compact = (invitation: Invitation): CompactContent => ({
  lines: [
    { text: invitation.email, end: roleName(invitation.role) },
    {
      text: `Invited by ${invitation.invitedBy.name}`,
      end: `until ${formatShortDate(invitation.expiresAt)}`,
    },
  ],
});

const actionsOf = (
  invitation: Invitation,
  { canResend, onResend, onRevoke }: Omit<InvitationsProps, 'invitations'>,
): RowAction[] => [
  {
    label: 'Send again',
    icon: mdiEmailSyncOutline,
    showsLabel: true,
    reason: canResend ? null : 'The company can invite again when it is active.',
    run: () => void onResend(invitation),
  },
  {
    label: 'Withdraw',
    icon: mdiCloseCircleOutline,
    destructive: true,
    run: () => void onRevoke(invitation),
  },
];

/** The open invitations of a company; nothing if there are none. */
export const Invitations = ({ invitations, ...context }: InvitationsProps) => {
  const { data, error, refetch } = invitations;
  if (!error && !data?.length) return null;
  return (
    <Stack component="section" aria-labelledby="open-invitations" spacing={1.5} sx={{ mt: 4 }}>
      <Typography id="open-invitations" variant="h2" sx={{ fontSize: '1.25rem' }}>
        Open invitations
      </Typography>
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {data && data.length > 0 && (
        <DataList
          label="Open invitations"
          rows={data}
          columns={columns}
          compact={compact}
          nameOf={({ email }) => email}
          actions={(invitation) => actionsOf(invitation, context)}
          actionsHeader="Action"
          actionsWidth={176}
        />
      )}
    </Stack>
  );
};
