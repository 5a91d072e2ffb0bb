import Box from '@mui/material/Box';
import type { Quote } from 'functions/contract';
import { quotedToolsText } from '../../../domain/quote/quoteTexts.ts';
import { Ellipsis } from '../../../ui/lists/rows/Ellipsis.tsx';
import { Picture } from '../../../ui/media/Picture.tsx';

interface QuotePictureProps {
  quote: Quote;
  /** In pixels. */
  size: number;
}

/** The picture of a quote's first tool. */
export const QuotePicture = ({ quote: { lines }, size }: QuotePictureProps) => (
  <Box sx={{ width: size, flexShrink: 0, borderRadius: 1, overflow: 'hidden' }}>
    <Picture src={lines[0]?.picture ?? ''} alt="" sizes={`${size}px`} lazy />
  </Box>
);

/** A quote's tools, with a picture if the table is wide enough. */
export const QuotedTools = ({ quote }: { quote: Quote }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
    <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
      <QuotePicture quote={quote} size={28} />
    </Box>
    <Ellipsis>{quotedToolsText(quote)}</Ellipsis>
  </Box>
);
