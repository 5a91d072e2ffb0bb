import {
  apiRoutes,
  type Deleted,
  type Profile,
  type ProfileInput,
  type Updated,
} from 'functions/contract';
import { ApiProblem, callApi } from '../../api.ts';

const { getProfile, updateProfile, deleteUser } = apiRoutes;

/** The profile of an account, or null where none has been stored yet. */
export const readProfile = async (email: string, signal: AbortSignal): Promise<Profile | null> => {
  try {
    return await callApi(getProfile, getProfile.href({ email }), { signal });
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'user-not-found') return null;
    throw error;
  }
};

/** Changes one's own profile; a field left out or empty stays as it was. */
export const sendProfile = (email: string, profile: ProfileInput): Promise<Updated> =>
  callApi(updateProfile, updateProfile.href({ email }), { body: profile });

/** Removes an account for good; its orders stay. */
export const sendDeletion = (email: string): Promise<Deleted> =>
  callApi(deleteUser, deleteUser.href({ email }));
