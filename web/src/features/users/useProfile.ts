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

/** The profile of an account; before anything is stored of it, what its provider tells. */
export const useProfile = (user: User) => {
  const email = user.email ?? '';
  return useQuery({
    queryKey: keyOf(email),
    queryFn: async ({ signal }) => (await readProfile(email, signal)) ?? newProfile(user),
  });
};

/** Shows a profile as it now is, until it is read again. */
export const useProfileUpdate = () => {
  const client = useQueryClient();
  return (profile: Profile) => client.setQueryData(keyOf(profile.email), profile);
};

export const useDeleteAccount = () => useMutation({ mutationFn: sendDeletion });
