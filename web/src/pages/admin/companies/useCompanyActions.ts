import { apiRoutes, type Company, type CompanyTransitionInput } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { companyKeys } from '../../../domain/company/companyKeys.ts';
import { stepTexts, stepTo } from '../../../features/companies/manage/companySteps.ts';
import { useGroupsOfCustomer } from '../../../features/prices/manage/data/useCustomerGroups.ts';
import { callApi } from '../../../lib/api/api.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { useSend } from '../../../lib/queries/useSend.ts';

/** The steps of staff. */
const useCompanyTransition = (id: string) =>
  useSend(
    (body: CompanyTransitionInput, idempotencyKey) =>
      callApi(apiRoutes.transitionCompany, { params: { id }, body, idempotencyKey }),
    { refreshes: [companyKeys.all] },
  );

/** What staff do with a company, and the groups of which it becomes a customer when accepted. */
export const useCompanyActions = (company: Company) => {
  const move = useCompanyTransition(company._id);
  const setGroups = useGroupsOfCustomer(company._id);
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
    /** Resolves to a notice of what it did. */
    move: async (input: CompanyTransitionInput): Promise<string> => {
      const { step, takesTerms } = stepTo(company, input.to);
      await move(input);
      if (takesTerms && groups.length > 0) void join();
      return `${company.name} ${stepTexts[step].done}`;
    },
  };
};
