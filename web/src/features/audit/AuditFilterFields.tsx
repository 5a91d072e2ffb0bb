import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type AuditAction, type AuditEntry, emailPattern, trimBlanks } from 'functions/contract';
import { useId, useState } from 'react';
import type { ListPartProps } from '../../domain/list/ListHead.tsx';
import { ResetFilters } from '../../domain/list/ResetFilters.tsx';
import { PeriodFields } from '../../domain/time/PeriodFields.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { FoldedFilters } from '../../ui/lists/FoldedFilters.tsx';
import type { useAuditFilters } from './useAuditFilters.ts';

interface AdminFieldProps {
  /** An e-mail address, or empty. */
  value: string;
  /** Addresses to offer. */
  admins: readonly string[];
  onChange: (email: string) => void;
}

/** A field for the address of an admin. A text that is no address yet selects nothing. */
const AdminField = ({ value, admins, onChange }: AdminFieldProps) => {
  const listId = useId();
  const [typed, setTyped] = useState({ text: value, value });
  const type = (text: string) => {
    const isComplete = trimBlanks(text) === '' || emailPattern.test(text);
    setTyped({ text, value: isComplete ? trimBlanks(text) : value });
    if (isComplete) onChange(text);
  };
  return (
    <>
      <TextField
        type="search"
        size="small"
        label="Admin’s e-mail"
        autoComplete="off"
        value={typed.value === value ? typed.text : value}
        onChange={({ target }) => type(target.value)}
        slotProps={{ htmlInput: { list: listId, inputMode: 'email' } }}
      />
      <datalist id={listId}>
        {admins.map((email) => (
          <option key={email} value={email} />
        ))}
      </datalist>
    </>
  );
};

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

interface AuditFilterFieldsProps extends ListPartProps<AuditEntry, AuditAction | ''> {
  filters: ReturnType<typeof useAuditFilters>;
}

/** The filters of the audit log. The admins of the shown entries are offered. */
export const AuditFilterFields = ({
  kind: { filter },
  list: { list, search, chooseFilter, choosePeriod, ...state },
  filters: { admin, chooseAdmin },
}: AuditFilterFieldsProps) => (
  <Box sx={{ mb: 2 }}>
    <FoldedFilters values={[admin, search.filter, search.from, search.to]}>
      <Box sx={fields}>
        <AdminField
          value={admin}
          admins={[...new Set(list.data?.map(({ byEmail }) => byEmail).filter(Boolean))]}
          onChange={chooseAdmin}
        />
        <SelectField
          label={filter.label}
          choices={filter.texts}
          value={search.filter}
          onChange={chooseFilter}
        />
        <PeriodFields period={search} onChange={choosePeriod} />
      </Box>
    </FoldedFilters>
    <ResetFilters list={state} />
  </Box>
);
