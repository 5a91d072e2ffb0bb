import { useMutation } from '@tanstack/react-query';
import type { Profile } from 'functions/contract';
import { useRef, useState } from 'react';
import type { ProfileFields } from './profileFields.ts';
import { storedAfter } from './profileFields.ts';
import { type ProfileChange, saveProfile, uploadPhoto } from './saveProfile.ts';
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
  /** From 0 to 1 while a photo is uploaded, else null. */
  const [progress, setProgress] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);
  const update = useProfileUpdate();

  const sendPhoto = async (uid: string, picture: Blob) => {
    upload.current = new AbortController();
    const { signal } = upload.current;
    setProgress(0);
    try {
      return await uploadPhoto(uid, { picture, signal, onProgress: setProgress });
    } finally {
      setProgress(null);
    }
  };

  const { mutateAsync: save } = useMutation({
    mutationFn: async ({ profile, fields, picture }: Saving) => {
      const change: ProfileChange = { ...fields };
      if (picture) change.photoURL = await sendPhoto(profile._id, picture);
      await saveProfile(profile.email, change);
      const stored = storedAfter(profile, change);
      update(stored);
      return stored;
    },
  });
  return { save, progress, cancelUpload: () => upload.current?.abort() };
};
