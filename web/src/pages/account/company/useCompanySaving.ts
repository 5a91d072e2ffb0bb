import type { CompanyInput } from 'functions/contract';
import { useSaveCompany } from '../../../features/companies/data/useCompany.ts';
import { saveOutcome } from '../../../lib/forms/outcomes.ts';

/** Saves details or rules of a company, and notifies of the success. */
export const useCompanySaving = (id: string, uid: string) => {
  const save = useSaveCompany(id, uid);
  return (input: CompanyInput, success: string) =>
    saveOutcome(save(input), {
      done: () => success,
      theirsIn: (details) => ('company' in details ? details.company : undefined),
    });
};
