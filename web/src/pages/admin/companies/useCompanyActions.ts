import type { Company, CompanyTransitionInput } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useCompanyDecisions } from '../../../features/companies/data/useManagedCompanies.ts';
import { stepFailure, stepTexts, stepTo } from '../../../features/companies/manage/companySteps.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';

/** What staff do with a company. Each resolves to why it failed, or null. */
export const useCompanyActions = (company: Company) => {
  const { move, addNote } = useCompanyDecisions(company._id);
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
    addNote: async (text: string): Promise<FormFailure | null> => {
      try {
        await addNote(text);
        return null;
      } catch (error) {
        return toFormFailure(error, 'The note was not saved. ');
      }
    },
  };
};
