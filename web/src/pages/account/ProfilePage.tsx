import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { User } from 'firebase/auth';
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
import { ProfileSkeleton } from '../../features/users/profile/ProfileSkeleton.tsx';
import { useDeleteAccount, useProfile } from '../../features/users/profile/useProfile.ts';
import { messageOf, shownMessageOf } from '../../lib/api/messages.ts';
import { paths } from '../../lib/router/paths.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { EditableProfile } from './EditableProfile.tsx';

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
      {isPending && <ProfileSkeleton />}
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
