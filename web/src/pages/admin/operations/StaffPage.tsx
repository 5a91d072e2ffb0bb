import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { apiRoutes, type StaffMember } from 'functions/contract';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useMay } from '../../../domain/staff/useMay.ts';
import {
  useNewStaff,
  useRoles,
  useStaffPeople,
  useStaffRemoval,
  useStaffRoles,
} from '../../../features/staff/data/useStaff.ts';
import { useNewStaffInvitation } from '../../../features/staff/data/useStaffInvitations.ts';
import { StaffInvitations } from '../../../features/staff/invitations/StaffInvitations.tsx';
import { StaffList } from '../../../features/staff/people/StaffList.tsx';
import { shownMessageOf } from '../../../lib/api/messages.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { ActionDialog } from '../../../ui/inputs/forms/ActionDialog.tsx';
import { LinkButton } from '../../../ui/inputs/LinkButton.tsx';
import { ListSkeleton } from '../../../ui/lists/ListSkeleton.tsx';
import { useItemDialog } from '../../../ui/lists/useItemDialog.ts';

const RolesDialog = lazyComponent(
  () => import('../../../features/staff/people/RolesDialog.tsx'),
  'RolesDialog',
);

type Chosen = { step: 'add' | 'invite' } | { step: 'change' | 'remove'; member: StaffMember };

/** The people of the staff, and their roles. */
export const StaffPage = () => {
  const people = useStaffPeople();
  const { data: roles = [] } = useRoles();
  const [add, change, remove] = [useNewStaff(), useStaffRoles(), useStaffRemoval()];
  const invite = useNewStaffInvitation();
  const mayChange = useMay()(apiRoutes.setStaffRoles);
  const { ref, chosen, choose, dialog } = useItemDialog<Chosen>();
  const whenLoaded = useLazyDialog(RolesDialog, mayChange);
  const open = (next: Chosen) => whenLoaded(() => choose(next));
  const item = chosen?.item;
  const given = roles.filter(({ locked }) => !locked);
  return (
    <Box ref={ref} sx={{ maxWidth: 1000 }}>
      <PageTitle sx={{ mb: 1 }}>Staff</PageTitle>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        Who works for the shop, and with which roles. Administrators may do everything; they are
        made on the page of users.
      </Typography>
      <Stack direction="row" sx={{ mb: 2, gap: 1.5, flexWrap: 'wrap' }}>
        {mayChange && (
          <>
            <Button variant="contained" onClick={() => open({ step: 'add' })}>
              Add someone
            </Button>
            <Button variant="outlined" onClick={() => open({ step: 'invite' })}>
              Invite by mail
            </Button>
          </>
        )}
        <LinkButton to={furtherPaths.roles} variant="outlined">
          Roles
        </LinkButton>
      </Stack>
      {people.isPending && <ListSkeleton label="Loading the staff" />}
      <ListError message={shownMessageOf(people.error)} onRetry={() => void people.refetch()} />
      {people.data && (
        <StaffList
          people={people.data}
          roles={roles}
          {...(mayChange && {
            onChange: (member) => open({ step: 'change', member }),
            onRemove: (member) => choose({ step: 'remove', member }),
          })}
        />
      )}
      <StaffInvitations roles={roles} />
      {item?.step === 'add' && (
        <RolesDialog
          key={chosen?.visit}
          step="add"
          roles={given}
          start={{ email: '', roleIds: [] }}
          onSend={async (values) => `${(await add(values)).member.email} is one of the staff`}
          {...dialog}
        />
      )}
      {item?.step === 'invite' && (
        <RolesDialog
          key={chosen?.visit}
          step="invite"
          roles={given}
          start={{ email: '', roleIds: [] }}
          onSend={async (values) => `${(await invite(values)).invitation.email} gets a mail`}
          {...dialog}
        />
      )}
      {item?.step === 'change' && (
        <RolesDialog
          key={chosen?.visit}
          step="change"
          roles={given}
          start={{ email: item.member.email, roleIds: item.member.roleIds }}
          onSend={async ({ roleIds }) => {
            const { uid, version } = item.member;
            const body = { roleIds, version: version ?? '' };
            return `The roles of ${(await change({ uid, body })).member.email} are saved`;
          }}
          {...dialog}
        />
      )}
      {item?.step === 'remove' && (
        <ActionDialog
          key={chosen?.visit}
          question={`Remove ${item.member.name} from the staff?`}
          labels={{ confirm: 'Remove from staff', close: 'Back' }}
          onSend={async () => {
            await remove(item.member.uid);
            return `${item.member.email} has no roles any more`;
          }}
          {...dialog}
        >
          <Typography>All roles are taken, and nobody is assigned to what they handle.</Typography>
        </ActionDialog>
      )}
    </Box>
  );
};
