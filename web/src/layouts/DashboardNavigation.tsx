import Typography from '@mui/material/Typography';
import { Spinner } from '../components/Spinner.tsx';
import { useSession } from '../features/session/useSession.ts';
import { dashboardDestinationsOf } from './dashboardDestinations.ts';
import { NavigationList } from './NavigationList.tsx';

interface DashboardNavigationProps {
  onNavigate?: () => void;
}

/** The drawer's content: the dashboard pages of this account. */
export const DashboardNavigation = ({ onNavigate }: DashboardNavigationProps) => {
  const session = useSession();
  return (
    <>
      <Typography variant="h2" sx={{ fontSize: '1.25rem', px: 2, pt: 1 }}>
        Dashboard
      </Typography>
      {session.status === 'signedIn' ? (
        <NavigationList
          label="Dashboard"
          destinations={dashboardDestinationsOf(session)}
          {...(onNavigate && { onNavigate })}
        />
      ) : (
        <Spinner label="Checking your rights" height={96} size={24} />
      )}
    </>
  );
};
