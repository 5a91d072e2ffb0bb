import { mdiFilterOffOutline } from '@mdi/js';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ListResults } from '../../../domain/list/ListResults.tsx';
import { useList } from '../../../domain/list/useList.ts';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { AuditEntries } from '../../../features/audit/AuditEntries.tsx';
import { AuditFilterFields } from '../../../features/audit/AuditFilterFields.tsx';
import { auditList } from '../../../features/audit/auditList.ts';
import { useAuditFilters } from '../../../features/audit/useAuditFilters.ts';
import { furtherPaths } from '../../../lib/router/furtherPaths.ts';
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
      to={furtherPaths.auditLog}
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
  const filters = useAuditFilters();
  const { target } = filters;
  const kind = auditList(filters);
  const list = useList(kind);
  return (
    <>
      <PageTitle sx={{ mb: 1 }}>Audit log</PageTitle>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        All actions of admins, newest first.
      </Typography>
      <AuditFilterFields kind={kind} list={list} filters={filters} />
      {target && <OnlyTarget label={list.list.data?.[0]?.target.label ?? target} />}
      <ListResults kind={kind} list={list}>
        {(entries) =>
          entries.length > 0 && <AuditEntries entries={entries} isOnlyTarget={target !== ''} />
        }
      </ListResults>
    </>
  );
};
