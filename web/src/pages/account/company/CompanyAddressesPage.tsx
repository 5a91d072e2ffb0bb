import { mdiMapMarkerOutline } from '@mdi/js';
import Typography from '@mui/material/Typography';
import { canChangeWith, may } from 'functions/contract';
import { buyingFor } from '../../../lib/session/buyingFor.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { SavedAddresses } from '../SavedAddresses.tsx';
import { CompanyFrame, type ShownCompany } from './CompanyFrame.tsx';

const title = (
  <Typography variant="h2" sx={{ fontSize: '1.25rem' }}>
    Delivery addresses
  </Typography>
);

const Addresses = ({ company, membership }: ShownCompany) => {
  const user = useUser();
  if (buyingFor() !== company._id) {
    return (
      <EmptyState icon={mdiMapMarkerOutline} title="You are not buying for this company now">
        {`Its address book follows the switch at the top of the page: choose ${company.name} there.`}
      </EmptyState>
    );
  }
  const mayChange = may(membership.role, 'manage') && canChangeWith(company.status);
  return user && <SavedAddresses user={user} title={title} mayChange={mayChange} />;
};

/** The address book of a company, which its owners change. */
export const CompanyAddressesPage = () => (
  <CompanyFrame tab="Addresses">{(shown) => <Addresses {...shown} />}</CompanyFrame>
);
