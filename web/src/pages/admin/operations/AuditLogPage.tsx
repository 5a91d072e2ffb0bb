import { mdiFilterOffOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { isEmptyPeriod } from '../../../domain/time/period.ts';
import { AuditFilterFields } from '../../../features/audit/AuditFilterFields.tsx';
import { AuditList } from '../../../features/audit/AuditList.tsx';
import { useAuditFilters } from '../../../features/audit/useAuditFilters.ts';
import { useAuditLog } from '../../../features/audit/useAuditLog.ts';
import { paths } from '../../../lib/router/paths.ts';
import { Icon } from '../../../ui/media/Icon.tsx';

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

/**
 * The actions of admins that the filters in the URL select; `?target=kind/id` is one tool, for
 * example.
 */
export const AuditLogPage = () => {
  const choice = useAuditFilters();
  const { target, admin, action, from, to } = choice.filters;
  const list = useAuditLog(choice.filters);
  const isEmpty = isEmptyPeriod({ from, to });
  return (
    <>
      <PageTitle sx={{ mb: 1 }}>Audit log</PageTitle>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        All actions of admins, newest first.
      </Typography>
      <AuditFilterFields filters={choice} entries={list.data ?? []} />
      {target && <OnlyTarget label={list.data?.[0]?.target.label ?? target} />}
      {!isEmpty && (
        <AuditList
          list={list}
          isOnlyTarget={target !== null}
          isFiltered={[admin, action, from, to].some((text) => text !== '')}
        />
      )}
    </>
  );
};
