import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { CatalogueQuery } from 'functions/contract';

interface IgnoredFiltersProps {
  /** The keys of the attributes. */
  ignored: readonly string[];
  query: CatalogueQuery;
  onChange: (change: Partial<CatalogueQuery>) => void;
}

/** Says which filters of an address do not count, because attributes can change. */
export const IgnoredFilters = ({ ignored, query, onChange }: IgnoredFiltersProps) => {
  const keys = ignored.filter((key) => query.attributes?.[key] !== undefined);
  if (keys.length === 0) return null;
  const rest = Object.entries(query.attributes ?? {}).filter(([key]) => !keys.includes(key));
  const names = keys.map((key) => `${key} (${query.attributes?.[key]})`).join(', ');
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => onChange({ attributes: Object.fromEntries(rest) })}
        >
          Remove
        </Button>
      }
    >
      {`Tools are not filtered by ${names}: there is no such value any more.`}
    </Alert>
  );
};
