import { useMutation } from '@tanstack/react-query';
import type { Profile } from 'functions/contract';
import { useUpload } from '../../../lib/pictures/useUpload.ts';
import type { ProfileFields } from './profileFields.ts';
import { storedAfter } from './profileFields.ts';
import { type ProfileChange, saveProfile, uploadProfilePicture } from './saveProfile.ts';
import { useProfileUpdate } from './useProfile.ts';

interface SaveInput {
  profile: Profile;
  fields: ProfileFields;
  /** The new picture, if one was chosen. */
  picture: Blob | undefined;
}

/**
 * Saves a profile: first its new picture, then the rest. If the upload fails, it saves nothing and
 * rejects with UploadCancelled or ApiProblem.
 */
export const useSaveProfile = () => {
  const { upload, progress, cancelUpload } = useUpload();
  const update = useProfileUpdate();

  const { mutateAsync: save } = useMutation({
    mutationFn: async ({ profile, fields, picture }: SaveInput) => {
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
