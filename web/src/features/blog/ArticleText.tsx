import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Block, Span } from './article.ts';
import { SpanText } from './SpanText.tsx';

/** What never changes its order is told apart by its place. */
const placed = <Item,>(items: Item[]) => items.map((item, place) => ({ item, place }));

const Line = ({ spans }: { spans: Span[] }) =>
  placed(spans).map(({ item, place }) => <SpanText key={place} span={item} />);

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
          {placed(block.items).map(({ item, place }) => (
            <li key={place}>
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
    {placed(blocks).map(({ item, place }) => (
      <BlockText key={place} block={item} />
    ))}
  </Box>
);
