import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import type { PropsWithChildren } from 'react';
import { useMatch } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { OpenOrderNumbers } from '../../../features/orders/list/OpenOrderNumbers.tsx';
import { ChangeEmail } from '../../../features/session/email/ChangeEmail.tsx';
import { useSignOut } from '../../../features/session/state/useSignOut.ts';
import { OwnPriceList } from '../../../features/tables/ownPrices/OwnPriceList.tsx';
import { DeleteAccount } from '../../../features/users/accountData/DeleteAccount.tsx';
import { DownloadData } from '../../../features/users/accountData/DownloadData.tsx';
import { useAccountData } from '../../../features/users/accountData/useAccountData.ts';
import { ProfileSkeleton } from '../../../features/users/profile/ProfileSkeleton.tsx';
import { useDeleteAccount, useProfile } from '../../../features/users/profile/useProfile.ts';
import { messageOf, shownMessageOf } from '../../../lib/api/messages.ts';
import { paths } from '../../../lib/router/paths.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import type { SessionUser } from '../../../lib/session/session.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { EditableProfile } from './EditableProfile.tsx';

/** Deletes the user's own account and signs out. Resolves to why it failed, or null. */
const useAccountDeletion = (user: SessionUser) => {
  const { mutateAsync } = useDeleteAccount();
  const signOut = useSignOut();
  return async (): Promise<string | null> => {
    try {
      await mutateAsync(user.email ?? '');
    } catch (failure) {
      return messageOf(failure);
    }
    await signOut();
    return null;
  };
};

/** The standalone page needs a container; the dashboard has one over the full width. */
const ProfileFrame = ({ children }: PropsWithChildren) =>
  useMatch(paths.profile) ? (
    <Container maxWidth="md" sx={{ py: { xs: 3, md: 6 } }}>
      {children}
    </Container>
  ) : (
    <Box sx={{ maxWidth: 760 }}>{children}</Box>
  );

/** The room of the other cards on this page. */
const asProfileCard = {
  mt: 4,
  '& > section': { p: { xs: 2.5, sm: 3.5 } },
  '& > section > h2': { mb: 1 },
} as const;

const DataDownload = ({ email }: { email: string }) => {
  const { download, ...state } = useAccountData(email);
  return <DownloadData {...state} onDownload={download} />;
};

const MyProfile = ({ user }: { user: SessionUser }) => {
  const { data: profile, error, isPending, refetch } = useProfile(user);
  const deleteAccount = useAccountDeletion(user);
  return (
    <>
      {isPending && <ProfileSkeleton />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {profile && (
        <>
          <EditableProfile key={profile._id} profile={profile} />
          <ChangeEmail user={user} />
          {buyingFor() === '' && (
            <Box sx={asProfileCard}>
              <OwnPriceList company={null} />
            </Box>
          )}
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

export const ProfilePage = () => {
  const user = useUser();
  return (
    <ProfileFrame>
      <PageTitle sx={{ mb: 3 }}>My Profile</PageTitle>
      {user ? <MyProfile user={user} /> : <ProfileSkeleton />}
    </ProfileFrame>
  );
};
