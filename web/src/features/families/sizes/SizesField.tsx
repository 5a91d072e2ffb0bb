import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type Attribute, counted, type Tool } from 'functions/contract';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import { SizeRows } from './SizeRows.tsx';
import { sizeRowsOf } from './sizeRows.ts';
import type { Sizes } from './useSizes.ts';

interface SizesFieldProps {
  familyId: string;
  axes: readonly Attribute[];
  attributes: readonly Attribute[];
  /** The tools that are known, by their ids. */
  tools: ReadonlyMap<string, Tool>;
  sizes: Sizes;
  /** The ways to add sizes. */
  actions: ReactNode;
}

const refusedOf = ({ ids, error }: Sizes): ReadonlyMap<string, string> => {
  if (!Array.isArray(error)) return new Map();
  const refused = ids.map((id, at): [string, string] => [id, error[at] ?? '']);
  return new Map(refused.filter(([, message]) => message !== ''));
};

/** The sizes of a family in its form. */
export const SizesField = ({
  familyId,
  axes,
  attributes,
  tools,
  sizes,
  actions,
}: SizesFieldProps) => {
  const { ids, error, announcement, remove } = sizes;
  const known = ids.flatMap((id) => tools.get(id) ?? []);
  const rows = sizeRowsOf(known, { axes, attributes, familyId });
  return (
    <Box component="section" aria-labelledby="sizes-heading" sx={{ mb: 2 }}>
      <Typography variant="h2" id="sizes-heading" sx={{ fontSize: '1.25rem', mb: 1 }}>
        {counted(ids.length, 'size')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>{actions}</Box>
      {rows.length > 0 ? (
        <SizeRows rows={rows} axes={axes} refused={refusedOf(sizes)} onRemove={remove} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          The family has no sizes yet. Buyers see its page once it has one.
        </Typography>
      )}
      {typeof error === 'string' && <FormHelperText error>{error}</FormHelperText>}
      <span role="status" style={visuallyHidden}>
        {announcement}
      </span>
    </Box>
  );
};
