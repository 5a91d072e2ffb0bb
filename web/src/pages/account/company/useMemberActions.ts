import type { Company, Invitation, InvitationInput, Member, MemberInput } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useNavigate } from 'react-router-dom';
import { useMemberChanges } from '../../../features/companies/data/useMembers.ts';
import { sameInvitation } from '../../../features/companies/members/invitationForm.ts';
import { memberName } from '../../../features/companies/members/memberColumns.tsx';
import { memberFailure } from '../../../features/companies/members/memberFailure.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import type { FormFailure, SaveOutcome } from '../../../lib/forms/formFailure.ts';
import { paths } from '../../../lib/router/paths.ts';

const outcomeOf = (error: unknown): SaveOutcome<Member> =>
  error instanceof ApiProblem && error.code === 'precondition-failed' && 'member' in error.details
    ? { theirs: error.details.member }
    : { failure: memberFailure(error) };

/** Runs a change and notifies of its outcome. Resolves to whether it succeeded. */
const notify = async (change: Promise<unknown>, success: string): Promise<boolean> => {
  try {
    await change;
    enqueueSnackbar(success, { variant: 'success' });
    return true;
  } catch (error) {
    enqueueSnackbar(messageOf(error), { variant: 'error' });
    return false;
  }
};

/** What an account does with the members of a company, with notices. */
export const useMemberActions = ({ _id, name }: Company, uid: string) => {
  const changes = useMemberChanges(_id, uid);
  const navigate = useNavigate();
  return {
    change: async (changed: string, input: MemberInput): Promise<SaveOutcome<Member>> => {
      try {
        const saved = await changes.change({ uid: changed, input });
        enqueueSnackbar(`${memberName(saved)} is changed`, { variant: 'success' });
        return { saved };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    remove: async (member: Member): Promise<void> => {
      await notify(changes.remove(member.uid), `${memberName(member)} is removed`);
    },
    leave: async (): Promise<void> => {
      const hasLeft = await notify(changes.leave(), `You have left ${name}`);
      if (hasLeft) await navigate(paths.company.path, { replace: true });
    },
    invite: async (input: InvitationInput): Promise<FormFailure | null> => {
      try {
        await changes.invite(input);
        enqueueSnackbar(`The invitation to ${input.email} is on its way`, { variant: 'success' });
        return null;
      } catch (error) {
        return memberFailure(error);
      }
    },
    resend: async (invitation: Invitation): Promise<void> => {
      const { email } = invitation;
      await notify(
        changes.invite(sameInvitation(invitation)),
        `A new invitation to ${email} is on its way`,
      );
    },
    revoke: async ({ _id: id, email }: Invitation): Promise<void> => {
      await notify(changes.revoke(id), `The invitation to ${email} is withdrawn`);
    },
  };
};
