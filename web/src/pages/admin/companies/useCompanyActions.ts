import type { Company, CompanyTransitionInput } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { useCompanyTransition } from '../../../features/companies/data/useCompanyTransition.ts';
import { stepFailure, stepTexts, stepTo } from '../../../features/companies/manage/companySteps.ts';
import { useGroupsOfCustomer } from '../../../features/prices/manage/data/useCustomerGroups.ts';
import { messageOf } from '../../../lib/api/messages.ts';

/** What staff do with a company, and the groups of which it becomes a customer when accepted. */
export const useCompanyActions = (company: Company) => {
  const { mutateAsync: move } = useCompanyTransition(company._id);
  const { mutateAsync: setGroups } = useGroupsOfCustomer(company._id);
  const [groups, chooseGroups] = useState<string[]>([]);

  /** The company is accepted already: its groups can still be chosen on its page. */
  const join = async (): Promise<void> => {
    try {
      await setGroups(groups);
    } catch (error) {
      const message = `The groups were not saved. ${messageOf(error)}`;
      enqueueSnackbar(message, { variant: 'error' });
    }
  };
  return {
    groups,
    chooseGroups,
    /** Resolves to why the step failed, or null. */
    move: async (input: CompanyTransitionInput): Promise<string | null> => {
      const { step, takesTerms } = stepTo(company, input.to);
      try {
        await move(input);
        enqueueSnackbar(`${company.name} ${stepTexts[step].done}`, { variant: 'success' });
      } catch (error) {
        return stepFailure(error);
      }
      if (takesTerms && groups.length > 0) await join();
      return null;
    },
  };
};
