import { mdiAccountPlusOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type Company,
  canInviteWith,
  counted,
  may,
  needsOwner,
  roleName,
} from 'functions/contract';
import { useState } from 'react';
import { roleNotes } from '../../../domain/company/companyTexts.ts';
import { ListHeader } from '../../../domain/page/ListHeader.tsx';
import { useApprovers } from '../../../features/companies/data/useCompany.ts';
import { useInvitations, useMembers } from '../../../features/companies/data/useMembers.ts';
import { Invitations } from '../../../features/companies/members/Invitations.tsx';
import { LeaveCompany } from '../../../features/companies/members/LeaveCompany.tsx';
import { ManagedMembers } from '../../../features/companies/members/ManagedMembers.tsx';
import { Approvers } from '../../../features/companies/rules/Approvers.tsx';
import { lazyComponent } from '../../../lib/router/lazyComponent.ts';
import { useLazyDialog } from '../../../lib/router/useLazyDialog.ts';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { CompanyFrame, type ShownCompany } from './CompanyFrame.tsx';
import { useMemberActions } from './useMemberActions.ts';

const InviteDialog = lazyComponent(
  () => import('../../../features/companies/members/InviteDialog.tsx'),
  'InviteDialog',
);

type Actions = ReturnType<typeof useMemberActions>;

const InviteButton = ({ onInvite }: { onInvite: Actions['invite'] }) => {
  const [open, setOpen] = useState(false);
  const [isMounted, setMounted] = useState(false);
  const whenLoaded = useLazyDialog(InviteDialog);
  const ask = () =>
    void whenLoaded(() => {
      setMounted(true);
      setOpen(true);
    });
  return (
    <>
      <Button variant="contained" startIcon={<Icon path={mdiAccountPlusOutline} />} onClick={ask}>
        Invite a member
      </Button>
      {isMounted && <InviteDialog open={open} onInvite={onInvite} onClose={() => setOpen(false)} />}
    </>
  );
};

const Leave = ({ company, onLeave }: { company: Company; onLeave: Actions['leave'] }) => (
  <Box sx={{ mt: 4 }}>
    <LeaveCompany companyName={company.name} onLeave={onLeave} />
  </Box>
);

/** Whether a company that needs an owner has no other one, as far as the loaded list tells. */
const isOnlyOwner = (
  { status }: Company,
  uid: string,
  { data, hasNextPage }: ReturnType<typeof useMembers>,
): boolean =>
  needsOwner(status) &&
  data !== undefined &&
  !hasNextPage &&
  !data.some((member) => member.role === 'owner' && member.uid !== uid);

const Managed = ({ company, uid, actions }: ShownCompany & { actions: Actions }) => {
  const members = useMembers(company._id);
  const invitations = useInvitations(company._id);
  const canInvite = canInviteWith(company.status);
  return (
    <>
      <ListHeader>
        <Typography variant="h2" sx={{ fontSize: '1.25rem' }}>
          {counted(company.memberCount, 'member')}
        </Typography>
        {canInvite && <InviteButton onInvite={actions.invite} />}
      </ListHeader>
      {company.status === 'requested' && (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          You can invite colleagues as soon as the shop has accepted the company.
        </Typography>
      )}
      <ManagedMembers list={members} me={uid} onChange={actions.change} onRemove={actions.remove} />
      <Invitations
        invitations={invitations}
        canResend={canInvite}
        onResend={actions.resend}
        onRevoke={actions.revoke}
      />
      {!members.isPending &&
        !invitations.isPending &&
        (isOnlyOwner(company, uid, members) ? (
          <Typography sx={{ mt: 4, color: 'text.secondary' }}>
            You are the only owner of this company. To leave it, make another member an owner first.
          </Typography>
        ) : (
          <Leave company={company} onLeave={actions.leave} />
        ))}
    </>
  );
};

const Own = ({ company, membership, actions }: ShownCompany & { actions: Actions }) => (
  <Box sx={{ display: 'grid', gap: 2, maxWidth: 760 }}>
    <DetailsCard title={`Your role: ${roleName(membership.role)}`}>
      {roleNotes[membership.role]}
    </DetailsCard>
    <DetailsCard title="Who can approve orders">
      <Approvers approvers={useApprovers(company._id)} />
    </DetailsCard>
    <Leave company={company} onLeave={actions.leave} />
  </Box>
);

const Members = (shown: ShownCompany) => {
  const { company, membership, uid } = shown;
  const actions = useMemberActions(company, uid);
  return may(membership.role, 'manage') ? (
    <Managed {...shown} actions={actions} />
  ) : (
    <Own {...shown} actions={actions} />
  );
};

/** The members of a company, whom its owners manage. */
export const CompanyMembersPage = () => (
  <CompanyFrame tab="Members">{(shown) => <Members {...shown} />}</CompanyFrame>
);
