import Box from '@mui/material/Box';
import { useMayChangeAddresses } from '../../domain/company/useMayChangeAddresses.ts';
import { useMembership } from '../../domain/company/useMembership.ts';
import { PageTitle } from '../../domain/page/PageTitle.tsx';
import { AddressBookSkeleton } from '../../features/addresses/AddressBook.tsx';
import type { SessionUser } from '../../lib/session/session.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { addressesFrame, addressesHeading, SavedAddresses } from './SavedAddresses.tsx';

/** While nobody is known to be signed in. */
const LoadingAddresses = () => (
  <Box sx={addressesFrame}>
    <Box sx={addressesHeading}>
      <PageTitle>Addresses</PageTitle>
    </Box>
    <AddressBookSkeleton />
  </Box>
);

const OwnAddresses = ({ user }: { user: SessionUser }) => {
  const membership = useMembership(user.uid);
  const mayChange = useMayChangeAddresses(user.uid);
  return (
    <SavedAddresses
      user={user}
      title={<PageTitle>Addresses</PageTitle>}
      companyName={membership?.companyName}
      mayChange={mayChange}
    />
  );
};

/** The saved delivery addresses of the account, or of the company for which it buys. */
export const AddressesPage = () => {
  const user = useUser();
  return user ? <OwnAddresses user={user} /> : <LoadingAddresses />;
};
