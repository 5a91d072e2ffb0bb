import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { ArticleCard } from '../../../features/blog/ArticleCard.tsx';
import { articles } from '../../../features/blog/articles.ts';

export const BlogsPage = () => (
  <Container sx={{ py: { xs: 4, md: 7 } }}>
    <PageTitle description="How to choose, sharpen, store and buy carpentry tools for a whole crew: articles from the works of Tools Hub.">
      Blogs
    </PageTitle>
    <Typography sx={{ mt: 1.5, mb: 4, fontSize: '1.125rem', color: 'text.secondary' }}>
      From our works to your workshop: how to choose, sharpen, store and buy tools for a whole crew.
    </Typography>
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {articles.map((article) => (
        <ArticleCard key={article.slug} article={article} heading="h2" />
      ))}
    </Box>
  </Container>
);
