import Typography from '@mui/material/Typography';
import { buyingFor } from '../../lib/session/buyingFor.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { useMembership } from './useMembership.ts';

const CompanyLine = ({ uid }: { uid: string }) => {
  const membership = useMembership(uid);
  return (
    <Typography noWrap sx={{ mb: 1, minHeight: '1.5em', fontWeight: 600 }}>
      {membership && `For ${membership.companyName}`}
    </Typography>
  );
};

/**
 * For which company this page buys, above what orders: on a phone, the switch is in the menu. It
 * reserves its space, and is nothing for an account that buys for itself.
 */
export const PayerLine = () => {
  const user = useUser();
  return user && buyingFor() ? <CompanyLine uid={user.uid} /> : null;
};
