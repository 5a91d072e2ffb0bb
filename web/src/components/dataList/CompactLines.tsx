import Box from '@mui/material/Box';
import type { CompactContent } from './dataListProps.ts';
import { Ellipsis } from './Ellipsis.tsx';

const line = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, lineHeight: 1.4 };
const first = { fontWeight: 650, fontSize: '0.9375rem' };
const further = { color: 'text.secondary', fontSize: '0.8125rem' };

interface CompactLinesProps extends Pick<CompactContent, 'lines'> {
  /** The id of the first line, which has the row's name. */
  nameId: string;
}

/** The lines of a row, of which the first is prominent. What does not fit ends in an ellipsis. */
export const CompactLines = ({ lines, nameId }: CompactLinesProps) => (
  <Box sx={{ flexGrow: 1, minWidth: 0, pl: 0.5 }}>
    {lines.map(({ text, end }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a row keep their order
      <Box key={index} sx={{ ...line, ...(index === 0 ? first : further) }}>
        <Box {...(index === 0 && { id: nameId })} sx={{ flexGrow: 1, minWidth: 0 }}>
          <Ellipsis>{text}</Ellipsis>
        </Box>
        {end && (
          <Box sx={{ flexShrink: 0, color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
            {end}
          </Box>
        )}
      </Box>
    ))}
  </Box>
);
