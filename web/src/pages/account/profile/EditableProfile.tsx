import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { type Profile, profileSavedText, uploadLabel } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import { ProfileForm, type SaveOutcome } from '../../../features/users/profile/ProfileForm.tsx';
import { ProfileIdentity } from '../../../features/users/profile/ProfileIdentity.tsx';
import { type ProfileFields, pictureSide } from '../../../features/users/profile/profileFields.ts';
import { useSaveProfile } from '../../../features/users/profile/useSaveProfile.ts';
import { toSaveFailure } from '../../../lib/forms/toFormFailure.ts';
import { usePictureChoice } from '../../../lib/pictures/usePictureChoice.ts';
import { PictureField } from '../../../ui/media/PictureField.tsx';
import { UploadProgress } from '../../../ui/media/UploadProgress.tsx';

/** Why a profile is not saved yet: nobody loses a photo without noticing. */
const unready = { errors: {}, message: 'Your photo is not ready yet. Save again in a moment.' };
const refused = {
  errors: {},
  message: 'Your photo was not accepted. Choose another one, or go on without it.',
};

export const EditableProfile = ({ profile }: { profile: Profile }) => {
  const picture = usePictureChoice(pictureSide);
  const { save, progress, cancelUpload } = useSaveProfile();
  const submit = async (fields: ProfileFields): Promise<SaveOutcome> => {
    if (picture.isReading) return { failure: unready };
    if (picture.problem) return { failure: refused };
    try {
      const stored = await save({ profile, fields, picture: picture.chosen?.picture });
      enqueueSnackbar(profileSavedText, { variant: 'success' });
      picture.clear();
      return { stored };
    } catch (error) {
      return { failure: toSaveFailure(error) };
    }
  };
  const isUploading = progress !== null;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <Stack spacing={3} sx={{ mb: 4 }}>
        <ProfileIdentity profile={profile} preview={picture.chosen?.url} />
        <PictureField
          label={uploadLabel}
          problem={picture.problem}
          isReading={picture.isReading ?? false}
          onDismiss={picture.clear}
          disabled={isUploading}
          onFiles={([file]) => void (file && picture.choose(file))}
        />
      </Stack>
      <ProfileForm profile={profile} onSubmit={submit} hasPicture={picture.chosen !== null}>
        {isUploading && (
          <UploadProgress label="Uploading your photo" share={progress} onCancel={cancelUpload} />
        )}
      </ProfileForm>
    </Paper>
  );
};
