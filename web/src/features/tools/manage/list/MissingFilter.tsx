import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import {
  apiRoutes,
  formatCount,
  type ToolCategory,
  type ToolGap,
  toolGapNames,
} from 'functions/contract';
import { useId } from 'react';
import { toolKeys } from '../../../../domain/tool/toolKeys.ts';
import { callApi } from '../../../../lib/api/api.ts';

interface MissingFilterProps {
  words: string;
  category: ToolCategory | undefined;
  /** Empty for any tools. */
  value: string;
  onChange: (gap: ToolGap | '') => void;
}

/** How many of the found tools lack something. They follow changes within seconds. */
const useMissing = (words: string, category: ToolCategory | undefined) => {
  const query = { q: words, ...(category && { category }) };
  return useQuery({
    queryKey: toolKeys.missing(words, category ?? ''),
    queryFn: ({ signal }) => callApi(apiRoutes.countMissing, { query, signal }),
  });
};

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 } as const;

const target = { minHeight: 40, '@media (pointer: coarse)': { minHeight: 44 } } as const;

/** Filters tools by what they lack. Shows nothing while no tool lacks anything. */
export const MissingFilter = ({ words, category, value, onChange }: MissingFilterProps) => {
  const id = useId();
  const { data } = useMissing(words, category);
  const gaps = (data?.missing ?? []).filter(({ value: gap, count }) => count > 0 || gap === value);
  if (gaps.length === 0) return null;
  return (
    <Box role="group" aria-labelledby={id} sx={row}>
      <Typography id={id} component="span" sx={{ color: 'text.secondary' }}>
        Missing:
      </Typography>
      {gaps.map(({ value: gap, count }) => (
        <Chip
          key={gap}
          label={`${toolGapNames[gap]} (${formatCount(count)})`}
          aria-pressed={gap === value}
          color={gap === value ? 'primary' : 'default'}
          variant={gap === value ? 'filled' : 'outlined'}
          onClick={() => onChange(gap === value ? '' : gap)}
          sx={target}
        />
      ))}
    </Box>
  );
};
