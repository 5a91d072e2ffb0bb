import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import {
  apiRoutes,
  formatCount,
  type ToolCategory,
  type ToolGap,
  toolGapNames,
  toolGaps,
} from 'functions/contract';
import { toolKeys } from '../../../../domain/tool/toolKeys.ts';
import { callApi } from '../../../../lib/api/api.ts';
import { withinSentence } from '../../../../lib/texts/withinSentence.ts';
import { ChoiceButtons } from '../../../../ui/inputs/ChoiceButtons.tsx';

type Choice = ToolGap | 'any';

const choices = {
  any: 'All',
  ...Object.fromEntries(toolGaps.map((gap) => [gap, `No ${withinSentence(toolGapNames[gap])}`])),
} as Record<Choice, string>;

interface MissingFilterProps {
  words: string;
  category: ToolCategory | undefined;
  /** Empty for any tools. */
  value: ToolGap | '';
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

/** Filters tools by what they lack. Its room is reserved while the counts load. */
export const MissingFilter = ({ words, category, value, onChange }: MissingFilterProps) => {
  const { data } = useMissing(words, category);
  const counts = (data?.missing ?? []).map(({ value: gap, count }) => [gap, formatCount(count)]);
  return (
    <Box sx={{ mb: 2 }}>
      <ChoiceButtons<Choice>
        label="Missing"
        choices={choices}
        value={value || 'any'}
        fit="scroll"
        counts={Object.fromEntries(counts)}
        onChange={(choice) => onChange(choice === 'any' ? '' : choice)}
      />
    </Box>
  );
};
