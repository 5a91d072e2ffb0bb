import { styled } from '@mui/material/styles';
import type { Quote } from 'functions/contract';
import { quotedToolsText } from '../../../domain/quote/quoteTexts.ts';
import { paths } from '../../../lib/router/paths.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { RowLink } from '../../../ui/lists/rows/RowLink.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';

/** The number of a quote, as the link of its row to its page. */
export const QuoteNumberLink = ({ quote: { _id, number } }: { quote: Quote }) => (
  <RowLink to={paths.quote.href(_id)}>{number}</RowLink>
);

const Frame = styled('div')({
  flexShrink: 0,
  borderRadius: 'var(--mui-shape-borderRadius)',
  overflow: 'hidden',
});

const Tools = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });

const WidePicture = styled('div')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: { display: 'block' },
}));

interface QuotePictureProps {
  quote: Quote;
  /** In pixels. */
  size: number;
}

/** The picture of a quote's first tool. */
export const QuotePicture = ({ quote: { lines }, size }: QuotePictureProps) => (
  <Frame style={{ width: size }}>
    <Picture src={lines[0]?.picture ?? ''} alt="" sizes={`${size}px`} lazy />
  </Frame>
);

/** A quote's tools, with a picture if the table is wide enough. */
export const QuotedTools = ({ quote }: { quote: Quote }) => (
  <Tools>
    <WidePicture>
      <QuotePicture quote={quote} size={28} />
    </WidePicture>
    <Ellipsis>{quotedToolsText(quote)}</Ellipsis>
  </Tools>
);
