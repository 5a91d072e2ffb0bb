import Box from '@mui/material/Box';
import type { PropsWithChildren } from 'react';
import type { CompactContent } from '../rows/dataListProps.ts';
import { Ellipsis } from '../rows/Ellipsis.tsx';

const line = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, lineHeight: 1.4 };
const wrapping = { flexWrap: 'wrap', columnGap: 1, rowGap: 0 };
const first = { fontWeight: 650, fontSize: '0.9375rem' };
const further = { color: 'text.secondary', fontSize: '0.8125rem' };

const WrappedText = ({ children }: PropsWithChildren) => (
  <Box
    component="span"
    sx={{
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    }}
  >
    {children}
  </Box>
);

interface CompactLinesProps extends Pick<CompactContent, 'lines'> {
  /** The id of the first line, which has the row's name. */
  nameId: string;
}

/**
 * The lines of a row, of which the first is prominent. What does not fit wraps or ends in an
 * ellipsis.
 */
export const CompactLines = ({ lines, nameId }: CompactLinesProps) => (
  <Box sx={{ flexGrow: 1, minWidth: 0, pl: 0.5 }}>
    {lines.map(({ text, end, wraps }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a row keep their order
      <Box key={index} sx={{ ...line, ...(wraps && wrapping), ...(index === 0 ? first : further) }}>
        <Box {...(index === 0 && { id: nameId })} sx={{ flexGrow: 1, minWidth: 0 }}>
          {wraps ? <WrappedText>{text}</WrappedText> : <Ellipsis>{text}</Ellipsis>}
        </Box>
        {end && (
          <Box
            sx={{
              flexShrink: 0,
              ml: 'auto',
              color: 'text.primary',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {end}
          </Box>
        )}
      </Box>
    ))}
  </Box>
);
