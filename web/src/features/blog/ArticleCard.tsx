import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../lib/router/paths.ts';
import type { Article } from './article.ts';
import { ReadingTime } from './ReadingTime.tsx';

/** The link covers its card, so that the whole card is clickable. */
const coverCard = { '&::after': { content: '""', position: 'absolute', inset: 0 } };

interface ArticleCardProps {
  article: Article;
  /** The level of the heading on this page. */
  heading: 'h2' | 'h3';
}

export const ArticleCard = ({ article, heading }: ArticleCardProps) => (
  <Paper
    component="article"
    variant="outlined"
    sx={{
      position: 'relative',
      p: 3,
      display: 'flex',
      flexDirection: 'column',
      borderTop: 3,
      borderTopColor: 'brand.accent',
      '&:hover': { borderColor: 'brand.accent' },
    }}
  >
    <Typography variant="h3" component={heading} sx={{ fontSize: '1.25rem' }}>
      <Link
        component={RouterLink}
        to={paths.article.href(article.slug)}
        color="inherit"
        sx={{ fontWeight: 'inherit', ...coverCard }}
      >
        {article.title}
      </Link>
    </Typography>
    <Typography sx={{ color: 'text.secondary', mt: 1, mb: 'auto', pb: 2.5 }}>
      {article.summary}
    </Typography>
    <ReadingTime minutes={article.minutes} />
  </Paper>
);
