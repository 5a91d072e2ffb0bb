import type { Profile } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { usePictureChoice } from '../components/usePictureChoice.ts';
import type { SaveOutcome } from '../features/users/ProfileForm.tsx';
import { type ProfileFields, photoSide } from '../features/users/profileFields.ts';
import { useSaveProfile } from '../features/users/useSaveProfile.ts';
import { savingFailureOf } from './savingFailureOf.ts';

/** Saves a profile with its photo, if one was chosen, and says how it went. */
export const useProfileSaving = (profile: Profile) => {
  const photo = usePictureChoice(photoSide);
  const { save, progress, cancelUpload } = useSaveProfile();

  const submit = async (fields: ProfileFields): Promise<SaveOutcome> => {
    try {
      const stored = await save({ profile, fields, picture: photo.chosen?.picture });
      enqueueSnackbar('User Information Updated', { variant: 'success' });
      photo.clear();
      return { stored };
    } catch (error) {
      return { failure: savingFailureOf(error) };
    }
  };
  return { submit, photo, progress, cancelUpload };
};
