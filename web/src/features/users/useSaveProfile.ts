import { useMutation } from '@tanstack/react-query';
import type { Profile } from 'functions/contract';
import { useUpload } from '../../useUpload.ts';
import type { ProfileFields } from './profileFields.ts';
import { storedAfter } from './profileFields.ts';
import { type ProfileChange, saveProfile, uploadProfilePicture } from './saveProfile.ts';
import { useProfileUpdate } from './useProfile.ts';

interface Saving {
  profile: Profile;
  fields: ProfileFields;
  /** A new photo, if one was chosen. */
  picture: Blob | undefined;
}

/**
 * Saves a profile: first its new photo, then the rest. Rejects with UploadCancelled or ApiProblem;
 * nothing of the rest is saved then.
 */
export const useSaveProfile = () => {
  const { upload, progress, cancelUpload } = useUpload();
  const update = useProfileUpdate();

  const { mutateAsync: save } = useMutation({
    mutationFn: async ({ profile, fields, picture }: Saving) => {
      const change: ProfileChange = { ...fields };
      if (picture) {
        change.photoURL = await upload((options) =>
          uploadProfilePicture(profile._id, { picture, ...options }),
        );
      }
      await saveProfile(profile.email, change);
      const stored = storedAfter(profile, change);
      update(stored);
      return stored;
    },
  });
  return { save, progress, cancelUpload };
};
