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
import { callApi } from '../../../lib/api/api.ts';
import { ApiProblem } from '../../../lib/api/apiProblem.ts';

const { getProfile, updateProfile, deleteUser, listUsers, count, grantAdmin, withdrawAdmin } =
  apiRoutes;

/** The profile of an account, or null if none is stored yet. */
export const readProfile = async (email: string, signal: AbortSignal): Promise<Profile | null> => {
  try {
    return await callApi(getProfile, getProfile.href({ email }), { signal });
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'user-not-found') return null;
    throw error;
  }
};

/** Changes the caller's own profile; omitted or empty fields keep their values. */
export const sendProfile = (email: string, profile: ProfileInput): Promise<Updated> =>
  callApi(updateProfile, updateProfile.href({ email }), { body: profile });

/** Deletes an account permanently; its orders, payments and invoices stay. */
export const sendDeletion = (email: string): Promise<Deleted> =>
  callApi(deleteUser, deleteUser.href({ email }));

/** The URL of the users whose name or address matches the words, or of all users. */
export const userListUrl = (words: string): string =>
  apiBase + listUsers.href() + (words && `?${new URLSearchParams({ q: words })}`);

/** Selects the users to count: without any field, all. */
export interface CountedUsers {
  role?: UserRole;
  /** The search words. */
  q?: string;
}

/** Counts users. */
export const countUsers = (counted: CountedUsers, signal: AbortSignal): Promise<Count> => {
  const query = new URLSearchParams({ of: 'users', ...counted });
  return callApi(count, `${count.href()}?${query}`, { signal });
};

/** Makes an account an admin. */
export const sendPromotion = (email: string): Promise<Updated> =>
  callApi(grantAdmin, grantAdmin.href({ email }));

/** Demotes an admin, and ends the account's sessions. */
export const sendDemotion = (email: string): Promise<Updated> =>
  callApi(withdrawAdmin, withdrawAdmin.href({ email }));
