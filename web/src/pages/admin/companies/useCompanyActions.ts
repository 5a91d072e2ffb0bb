import type { Company, CompanyTransitionInput } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useCompanyTransition } from '../../../features/companies/data/useManagedCompanies.ts';
import { stepFailure, stepTexts, stepTo } from '../../../features/companies/manage/companySteps.ts';

/** What staff do with a company. Each resolves to why it failed, or null. */
export const useCompanyActions = (company: Company) => {
  const { mutateAsync: move } = useCompanyTransition(company._id);
  return {
    move: async (input: CompanyTransitionInput): Promise<string | null> => {
      const { done } = stepTexts[stepTo(company, input.to).step];
      try {
        await move(input);
        enqueueSnackbar(`${company.name} ${done}`, { variant: 'success' });
        return null;
      } catch (error) {
        return stepFailure(error);
      }
    },
  };
};
