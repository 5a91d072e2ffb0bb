import Box from '@mui/material/Box';
import type { AuditAction, AuditEntry } from 'functions/contract';
import { PeriodFields } from '../../domain/time/PeriodFields.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { FoldedFilters } from '../../ui/lists/FoldedFilters.tsx';
import { AdminField } from './AdminField.tsx';
import { actionNames } from './auditTexts.ts';
import type { useAuditFilters } from './useAuditFilters.ts';

/** On a phone three lines: the admin, action and period, then the days. */
const fields = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    lg: 'minmax(0, 280px) 220px 146px repeat(2, 154px)',
  },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', lg: 'auto' } },
};

const choices: Record<AuditAction | '', string> = { '': 'Any', ...actionNames };

interface AuditFilterFieldsProps {
  filters: ReturnType<typeof useAuditFilters>;
  /** The shown entries: their admins are offered. */
  entries: readonly AuditEntry[];
}

/** The filters of the audit log. */
export const AuditFilterFields = ({
  filters: { filters, chooseAdmin, chooseAction, choosePeriod },
  entries,
}: AuditFilterFieldsProps) => (
  <Box sx={{ mb: 2 }}>
    <FoldedFilters values={[filters.admin, filters.action, filters.from, filters.to]}>
      <Box sx={fields}>
        <AdminField
          value={filters.admin}
          admins={[...new Set(entries.map(({ byEmail }) => byEmail).filter(Boolean))]}
          onChange={chooseAdmin}
        />
        <SelectField<AuditAction | ''>
          label="Action"
          choices={choices}
          value={filters.action}
          onChange={chooseAction}
        />
        <PeriodFields period={filters} onChange={choosePeriod} />
      </Box>
    </FoldedFilters>
  </Box>
);
