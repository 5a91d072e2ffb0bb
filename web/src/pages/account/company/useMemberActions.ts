import type { Company, Invitation, InvitationInput, Member, MemberInput } from 'functions/contract';
import { useNavigate } from 'react-router-dom';
import { useMemberChanges } from '../../../features/companies/data/useMembers.ts';
import { sameInvitation } from '../../../features/companies/members/invitationForm.ts';
import { memberName } from '../../../features/companies/members/memberColumns.tsx';
import { memberFailure } from '../../../features/companies/members/memberFailure.ts';
import { notified, saveOutcome } from '../../../lib/forms/outcomes.ts';
import { paths } from '../../../lib/router/paths.ts';

/** What an account does with the members of a company, with notices. */
export const useMemberActions = ({ _id, name }: Company, uid: string) => {
  const changes = useMemberChanges(_id, uid);
  const navigate = useNavigate();
  return {
    change: (changed: string, input: MemberInput) =>
      saveOutcome(
        changes.change({ uid: changed, input }),
        {
          done: (saved) => `${memberName(saved)} is changed`,
          theirsIn: (details) => ('member' in details ? details.member : undefined),
        },
        memberFailure,
      ),
    // The dialogs send these, which resolve to a notice of what they did.
    remove: async (member: Member): Promise<string> => {
      await changes.remove(member.uid);
      return `${memberName(member)} is removed`;
    },
    leave: async (): Promise<string> => {
      await changes.leave();
      void navigate(paths.company.path, { replace: true });
      return `You have left ${name}`;
    },
    invite: async (input: InvitationInput): Promise<string> => {
      await changes.invite(input);
      return `The invitation to ${input.email} is on its way`;
    },
    resend: async (invitation: Invitation): Promise<void> => {
      const done = `A new invitation to ${invitation.email} is on its way`;
      await notified(changes.invite(sameInvitation(invitation)).then(() => done));
    },
    revoke: async ({ _id: id, email }: Invitation): Promise<void> => {
      await notified(changes.revoke(id).then(() => `The invitation to ${email} is withdrawn`));
    },
  };
};
