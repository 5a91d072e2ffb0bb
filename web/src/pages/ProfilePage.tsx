import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import type { User } from 'firebase/auth';
import type { Profile } from 'functions/contract';
import type { PropsWithChildren } from 'react';
import { useMatch } from 'react-router-dom';
import { useUser } from 'reactfire';
import { ListError } from '../components/ListError.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { PictureField } from '../components/PictureField.tsx';
import { UploadProgress } from '../components/UploadProgress.tsx';
import { DeleteAccount } from '../features/users/DeleteAccount.tsx';
import { ProfileForm } from '../features/users/ProfileForm.tsx';
import { ProfileIdentity } from '../features/users/ProfileIdentity.tsx';
import { ProfileSkeleton } from '../features/users/ProfileSkeleton.tsx';
import { useProfile } from '../features/users/useProfile.ts';
import { messageOf } from '../messages.ts';
import { paths } from '../paths.ts';
import { useAccountDeletion } from './useAccountDeletion.ts';
import { useProfileSaving } from './useProfileSaving.ts';

const EditableProfile = ({ profile }: { profile: Profile }) => {
  const { submit, photo, progress, cancelUpload } = useProfileSaving(profile);
  const isUploading = progress !== null;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 3.5 } }}>
      <Stack spacing={3} sx={{ mb: 4 }}>
        <ProfileIdentity profile={profile} preview={photo.chosen?.url} />
        <PictureField
          label="Click to upload photo"
          problem={photo.problem}
          disabled={isUploading}
          onFile={(file) => void photo.choose(file)}
        />
      </Stack>
      <ProfileForm profile={profile} onSubmit={submit}>
        {isUploading && (
          <UploadProgress label="Uploading your photo" share={progress} onCancel={cancelUpload} />
        )}
      </ProfileForm>
    </Paper>
  );
};

const MyProfile = ({ user }: { user: User }) => {
  const { data: profile, error, isPending, refetch } = useProfile(user);
  const deleteAccount = useAccountDeletion(user.email ?? '');
  return (
    <>
      {isPending && <ProfileSkeleton />}
      {error && <ListError message={messageOf(error)} onRetry={() => void refetch()} />}
      {profile && (
        <>
          <EditableProfile key={profile._id} profile={profile} />
          <DeleteAccount email={profile.email} onDelete={deleteAccount} />
        </>
      )}
    </>
  );
};

/** Beside the dashboard's list, the dashboard has given the page its room. */
const Frame = ({ children }: PropsWithChildren) =>
  useMatch(paths.profile) ? (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 6 } }}>
      {children}
    </Container>
  ) : (
    <div>{children}</div>
  );

export const ProfilePage = () => {
  const { data: user } = useUser();
  return (
    <Frame>
      <PageTitle sx={{ mb: 3 }}>My Profile</PageTitle>
      {user && <MyProfile user={user} />}
    </Frame>
  );
};
