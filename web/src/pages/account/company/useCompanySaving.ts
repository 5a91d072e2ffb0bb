import type { Company, CompanyInput } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { useSaveCompany } from '../../../features/companies/data/useCompany.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';
import type { SaveOutcome } from '../../../lib/forms/formFailure.ts';
import { toFormFailure } from '../../../lib/forms/toFormFailure.ts';

const outcomeOf = (error: unknown): SaveOutcome<Company> =>
  error instanceof ApiProblem && error.code === 'precondition-failed' && 'company' in error.details
    ? { theirs: error.details.company }
    : { failure: toFormFailure(error, '') };

/** Saves details or rules of a company, and notifies of the success. */
export const useCompanySaving = (id: string, uid: string) => {
  const { mutateAsync } = useSaveCompany(id, uid);
  return async (input: CompanyInput, success: string): Promise<SaveOutcome<Company>> => {
    try {
      const saved = await mutateAsync(input);
      enqueueSnackbar(success, { variant: 'success' });
      return { saved };
    } catch (error) {
      return outcomeOf(error);
    }
  };
};
