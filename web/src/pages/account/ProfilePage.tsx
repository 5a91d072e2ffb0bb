import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { User } from 'firebase/auth';
import type { Profile } from 'functions/contract';
import { enqueueSnackbar } from 'notistack';
import type { PropsWithChildren } from 'react';
import { useMatch } from 'react-router-dom';
import { useUser } from 'reactfire';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { OpenOrderNumbers } from '../../features/orders/list/OpenOrderNumbers.tsx';
import { ChangeEmail } from '../../features/session/email/ChangeEmail.tsx';
import { useSignOut } from '../../features/session/state/useSignOut.ts';
import { DeleteAccount } from '../../features/users/accountData/DeleteAccount.tsx';
import { DownloadData } from '../../features/users/accountData/DownloadData.tsx';
import { useAccountData } from '../../features/users/accountData/useAccountData.ts';
import { ProfileForm, type SaveOutcome } from '../../features/users/profile/ProfileForm.tsx';
import { ProfileIdentity } from '../../features/users/profile/ProfileIdentity.tsx';
import { type ProfileFields, pictureSide } from '../../features/users/profile/profileFields.ts';
import { useDeleteAccount, useProfile } from '../../features/users/profile/useProfile.ts';
import { useSaveProfile } from '../../features/users/profile/useSaveProfile.ts';
import { messageOf, shownMessageOf } from '../../lib/api/messages.ts';
import { toSaveFailure } from '../../lib/forms/toFormFailure.ts';
import { usePictureChoice } from '../../lib/pictures/usePictureChoice.ts';
import { paths } from '../../lib/router/paths.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { PictureField } from '../../ui/media/PictureField.tsx';
import { UploadProgress } from '../../ui/media/UploadProgress.tsx';

const rows = ['name', 'email', 'education', 'location', 'phone'];

const Loading = () => (
  <Paper variant="outlined" role="status" aria-label="Loading your profile" sx={{ p: 3.5 }}>
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, mb: 3 }}>
      <Skeleton variant="circular" width={96} height={96} />
      <Skeleton variant="text" sx={{ fontSize: '1.75rem', width: '40%' }} />
    </Box>
    <Skeleton variant="rounded" height={112} sx={{ mb: 4 }} />
    {rows.map((row) => (
      <Skeleton key={row} variant="rounded" height={56} sx={{ mb: 3 }} />
    ))}
  </Paper>
);

const EditableProfile = ({ profile }: { profile: Profile }) => {
  const picture = usePictureChoice(pictureSide);
  const { save, progress, cancelUpload } = useSaveProfile();
  const submit = async (fields: ProfileFields): Promise<SaveOutcome> => {
    try {
      const stored = await save({ profile, fields, picture: picture.chosen?.picture });
      enqueueSnackbar('User Information Updated', { variant: 'success' });
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
          label="Click to upload photo"
          problem={picture.problem}
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

const DataDownload = ({ email }: { email: string }) => {
  const { download, ...state } = useAccountData(email);
  return <DownloadData {...state} onDownload={download} />;
};

const MyProfile = ({ user }: { user: User }) => {
  const { data: profile, error, isPending, refetch } = useProfile(user);
  const { mutateAsync } = useDeleteAccount();
  const signOut = useSignOut();
  const deleteAccount = async (): Promise<string | null> => {
    try {
      await mutateAsync(user.email ?? '');
    } catch (failure) {
      return messageOf(failure);
    }
    await signOut();
    return null;
  };
  return (
    <>
      {isPending && <Loading />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {profile && (
        <>
          <EditableProfile key={profile._id} profile={profile} />
          <ChangeEmail user={user} />
          <DataDownload email={profile.email} />
          <DeleteAccount
            email={profile.email}
            openOrders={<OpenOrderNumbers email={profile.email} />}
            onDelete={deleteAccount}
          />
        </>
      )}
    </>
  );
};

/** The standalone page needs a container; the dashboard has one over the full width. */
const Frame = ({ children }: PropsWithChildren) =>
  useMatch(paths.profile) ? (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 6 } }}>
      {children}
    </Container>
  ) : (
    <Box sx={{ maxWidth: 760 }}>{children}</Box>
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
