import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiRoutes, type Profile } from 'functions/contract';
import { callApi } from '../../../lib/api/api.ts';
import type { SessionUser } from '../../../lib/session/session.ts';
import { readProfile } from './readProfile.ts';

const keyOf = (email: string) => ['users', email];

const newProfile = ({
  uid,
  email,
  displayName,
  photoURL,
  emailVerified,
}: SessionUser): Profile => ({
  _id: uid,
  email: email ?? '',
  displayName: displayName ?? '',
  photoURL: photoURL ?? '',
  education: '',
  location: '',
  phoneNumber: '',
  role: 'customer',
  emailVerified,
});

/** The profile of an account. Before one is stored, it has the data of the sign-in provider. */
export const useProfile = (user: SessionUser) => {
  const email = user.email ?? '';
  return useQuery({
    queryKey: keyOf(email),
    queryFn: async ({ signal }) => (await readProfile(email, signal)) ?? newProfile(user),
  });
};

/** Updates the cached profile. */
export const useProfileUpdate = () => {
  const client = useQueryClient();
  return (profile: Profile) => client.setQueryData(keyOf(profile.email), profile);
};

/** Deletes an account permanently; its orders, payments and invoices stay. */
export const useDeleteAccount = () =>
  useMutation({
    mutationFn: (email: string) => callApi(apiRoutes.deleteUser, { params: { email } }),
  });
