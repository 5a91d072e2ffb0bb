import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { joined } from '../../../features/buyingFor/joined.ts';
import {
  type InvitationKey,
  useAcceptance,
} from '../../../features/companies/data/useInvitation.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';

/** Accepts an invitation and opens the company; `problem` is the error why it was not accepted. */
export const useInvitationAnswer = (invitation: InvitationKey, uid: string) => {
  const { mutateAsync, isPending } = useAcceptance(invitation, uid);
  const [problem, setProblem] = useState<unknown>(null);
  const navigate = useNavigate();
  const accept = async () => {
    setProblem(null);
    try {
      const { companyId, companyName } = await mutateAsync();
      enqueueSnackbar(`You now belong to ${companyName}`, { variant: 'success' });
      // The token leaves the address, and Back does not lead to it.
      await navigate(paths.company.href(companyId), { replace: true, state: joined });
    } catch (error) {
      setProblem(error);
    }
  };
  return {
    accept,
    busy: isPending,
    problem,
    isOtherAccount: problem instanceof ApiProblem && problem.code === 'invitation-address',
    message: problem ? messageOf(problem) : '',
  };
};
