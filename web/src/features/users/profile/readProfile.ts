import { apiRoutes, type Profile } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';

/** The profile of an account, or null if none is stored yet. */
export const readProfile = async (email: string, signal: AbortSignal): Promise<Profile | null> => {
  try {
    return await callApi(apiRoutes.getProfile, { params: { email }, signal });
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'user-not-found') return null;
    throw error;
  }
};
