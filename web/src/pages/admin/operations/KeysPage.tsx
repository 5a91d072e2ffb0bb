import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { apiRoutes } from 'functions/contract';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { useMay } from '../../../domain/staff/useMay.ts';
import { useKnownPermissions } from '../../../domain/staff/usePermissions.ts';
import { Keys } from '../../../features/keys/Keys.tsx';
import { useUser } from '../../../lib/session/useSession.ts';

/** The keys with which other programs act for the shop. */
export const KeysPage = () => {
  const { data: held = [] } = useKnownPermissions(useUser());
  return (
    <Box sx={{ maxWidth: 1280 }}>
      <PageTitle sx={{ mb: 1 }}>API keys</PageTitle>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        Other programs call the API with a key. It never has more permissions than the person who
        created it has at that moment.
      </Typography>
      <Keys owner={null} mayChange={useMay()(apiRoutes.createKey)} offered={held} />
    </Box>
  );
};
