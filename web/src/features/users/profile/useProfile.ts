import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from 'firebase/auth';
import type { Profile } from 'functions/contract';
import { readProfile, sendDeletion } from './userRequests.ts';

const keyOf = (email: string) => ['users', email];

const newProfile = ({ uid, email, displayName, photoURL, emailVerified }: User): Profile => ({
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
export const useProfile = (user: User) => {
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

export const useDeleteAccount = () => useMutation({ mutationFn: sendDeletion });
