import { mdiFilterOffOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router-dom';
import { Icon } from '../components/Icon.tsx';
import { PageTitle } from '../components/PageTitle.tsx';
import { AuditList } from '../features/audit/AuditList.tsx';
import { parseTargetName } from '../features/audit/auditRequests.ts';
import { useAuditLog } from '../features/audit/useAuditLog.ts';
import { paths } from '../paths.ts';

const OnlyTarget = ({ label }: { label: string }) => (
  <Stack
    direction={{ sm: 'row' }}
    spacing={1.5}
    sx={{ mb: 2.5, alignItems: { xs: 'flex-start', sm: 'center' } }}
  >
    <Typography sx={{ overflowWrap: 'anywhere' }}>{`Only actions on ${label}`}</Typography>
    <Button
      component={Link}
      to={paths.auditLog}
      variant="outlined"
      startIcon={<Icon path={mdiFilterOffOutline} />}
      sx={{ flexShrink: 0 }}
    >
      Show all actions
    </Button>
  </Stack>
);

/** The actions of admins; `?target=kind/id` filters by one tool, order or user. */
export const AuditLogPage = () => {
  const [params] = useSearchParams();
  const target = parseTargetName(params.get('target'));
  const list = useAuditLog(target);
  return (
    <>
      <PageTitle sx={{ mb: 1 }}>Audit log</PageTitle>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        All actions of admins, newest first.
      </Typography>
      {target && <OnlyTarget label={list.data?.[0]?.target.label ?? target} />}
      <AuditList list={list} isOnlyTarget={target !== null} />
    </>
  );
};
