import {
  apiBase,
  apiRoutes,
  type Count,
  type Deleted,
  type Profile,
  type ProfileInput,
  type Updated,
  type UserRole,
} from 'functions/contract';
import { callApi } from '../../api.ts';
import { ApiProblem } from '../../apiProblem.ts';

const { getProfile, updateProfile, deleteUser, listUsers, count, grantAdmin, withdrawAdmin } =
  apiRoutes;

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

/** Where the list of those begins whose name or address has the words; without any, of all. */
export const userListUrl = (words: string): string =>
  apiBase + listUsers.href() + (words && `?${new URLSearchParams({ q: words })}`);

/** How many accounts there are, or how many of a role. */
export const countUsers = async (
  role: UserRole | undefined,
  signal: AbortSignal,
): Promise<number> => {
  const query = new URLSearchParams({ of: 'users', ...(role && { role }) });
  return (await callApi<Count>(count, `${count.href()}?${query}`, { signal })).count;
};

/** Makes an account an admin. */
export const sendPromotion = (email: string): Promise<Updated> =>
  callApi(grantAdmin, grantAdmin.href({ email }));

/** Takes the right of an admin from an account, and ends its sessions. */
export const sendDemotion = (email: string): Promise<Updated> =>
  callApi(withdrawAdmin, withdrawAdmin.href({ email }));
