import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useMutation } from '@tanstack/react-query';
import { type PropsWithChildren, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { OpenOrderNumbers } from '../../../features/orders/list/OpenOrderNumbers.tsx';
import { ChangeEmail } from '../../../features/session/email/ChangeEmail.tsx';
import { SecondFactorSection } from '../../../features/session/secondFactor/SecondFactorSection.tsx';
import { useSignOut } from '../../../features/session/state/useSignOut.ts';
import { OwnPriceList } from '../../../features/tables/ownPrices/OwnPriceList.tsx';
import { readAccountData } from '../../../features/users/accountData/accountData.ts';
import { DeleteAccount } from '../../../features/users/accountData/DeleteAccount.tsx';
import { DownloadData } from '../../../features/users/accountData/DownloadData.tsx';
import { KeyboardChoice } from '../../../features/users/profile/KeyboardChoice.tsx';
import { useDeleteAccount, useProfile } from '../../../features/users/profile/useProfile.ts';
import { messageOf, shownMessageOf } from '../../../lib/api/messages.ts';
import { saveFile } from '../../../lib/browser/saveFile.ts';
import { paths } from '../../../lib/router/paths.ts';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import type { SessionUser } from '../../../lib/session/session.ts';
import { useSession, useUser } from '../../../lib/session/useSession.ts';
import { ListError } from '../../../ui/feedback/ListError.tsx';
import { EditableProfile } from './EditableProfile.tsx';

const rows = ['name', 'email', 'education', 'location', 'phone'];

const ProfileSkeleton = () => (
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

/** Saves all data of an account as a file. `received` is the number of bytes so far. */
const useAccountData = (email: string) => {
  const [received, setReceived] = useState(0);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => readAccountData(email, setReceived),
    onMutate: () => setReceived(0),
    onSuccess: saveFile,
  });
  const failure = error ? messageOf(error) : null;
  return { download: () => mutate(), received, isPending, isSuccess, failure };
};

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
  const session = useSession();
  const isStaff = session.status === 'signedIn' && session.admin;
  return (
    <>
      {isPending && <ProfileSkeleton />}
      <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
      {profile && (
        <>
          <EditableProfile key={profile._id} profile={profile} />
          <ChangeEmail user={user} />
          <SecondFactorSection />
          {buyingFor() === '' && (
            <Box sx={asProfileCard}>
              <OwnPriceList company={null} />
            </Box>
          )}
          <KeyboardChoice isStaff={isStaff} />
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
