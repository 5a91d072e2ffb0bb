import { styled } from '@mui/material/styles';
import { classNames } from '../rows/classNames.ts';
import type { CompactContent } from '../rows/dataListProps.ts';
import { Ellipsis } from '../rows/Ellipsis.tsx';

/**
 * The root of the lines. It styles the plain elements inside by their classes, because a list has
 * hundreds of them.
 */
const Lines = styled('div')(({ theme: { vars, palette } }) => {
  const { text } = (vars ?? { palette }).palette;
  return {
    flexGrow: 1,
    minWidth: 0,
    paddingLeft: 4,
    '& > .line': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      minWidth: 0,
      lineHeight: 1.4,
      color: text.secondary,
      fontSize: '0.8125rem',
    },
    '& > .line:first-of-type': { color: 'inherit', fontWeight: 650, fontSize: '0.9375rem' },
    '& > .wraps': { flexWrap: 'wrap', columnGap: 8, rowGap: 0 },
    '& > .line > .text': { flexGrow: 1, minWidth: 0 },
    '& > .line > .end': {
      flexShrink: 0,
      marginLeft: 'auto',
      color: text.primary,
      fontVariantNumeric: 'tabular-nums',
    },
    '& > .field > .text': { flexGrow: 0, flexShrink: 0 },
    '& > .field > .end': { flexShrink: 1, minWidth: 0, textAlign: 'right', overflow: 'hidden' },
  };
});

const WrappedText = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

interface CompactLinesProps extends Pick<CompactContent, 'lines'> {
  /** The id of the first line, which has the row's name. */
  nameId: string;
}

/**
 * The lines of a row, of which the first is prominent. What does not fit wraps or ends in an
 * ellipsis.
 */
export const CompactLines = ({ lines, nameId }: CompactLinesProps) => (
  <Lines>
    {lines.map(({ text, end, wraps, isField }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a row keep their order
      <div key={index} className={classNames('line', wraps && 'wraps', isField && 'field')}>
        <div {...(index === 0 && { id: nameId })} className="text">
          {wraps ? <WrappedText>{text}</WrappedText> : <Ellipsis>{text}</Ellipsis>}
        </div>
        {end && <div className="end">{end}</div>}
      </div>
    ))}
  </Lines>
);
