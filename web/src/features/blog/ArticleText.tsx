import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Block, Span } from './article.ts';

/** The order never changes, so an index is a stable key. */
const indexed = <Item,>(items: Item[]) => items.map((item, index) => ({ item, index }));

const SpanText = ({ span }: { span: Span }) => {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'strong':
      return <strong>{span.text}</strong>;
    case 'emphasis':
      return <em>{span.text}</em>;
    case 'link':
      return (
        <Link component={RouterLink} to={span.to} underline="always">
          {span.text}
        </Link>
      );
  }
};

const Line = ({ spans }: { spans: Span[] }) =>
  indexed(spans).map(({ item, index }) => <SpanText key={index} span={item} />);

const BlockText = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'heading':
      return (
        <Typography variant="h2" sx={{ fontSize: '1.375rem', mt: 5, mb: 1.5 }}>
          <Line spans={block.spans} />
        </Typography>
      );
    case 'paragraph':
      return (
        <p>
          <Line spans={block.spans} />
        </p>
      );
    case 'list':
      return (
        <Box
          component="ul"
          sx={{ my: 2, pl: 3, '& > li': { my: 1 }, '& ::marker': { color: 'secondary.main' } }}
        >
          {indexed(block.items).map(({ item, index }) => (
            <li key={index}>
              <Line spans={item} />
            </li>
          ))}
        </Box>
      );
  }
};

/** The body of an article, as wide as its column. */
export const ArticleText = ({ blocks }: { blocks: Block[] }) => (
  <Box sx={{ fontSize: '1.0625rem', lineHeight: 1.7 }}>
    {indexed(blocks).map(({ item, index }) => (
      <BlockText key={index} block={item} />
    ))}
  </Box>
);
