import { mdiArrowLeft } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { PageTitle } from '../../../domain/page/PageTitle.tsx';
import { ArticleCard } from '../../../features/blog/ArticleCard.tsx';
import { ArticleText } from '../../../features/blog/ArticleText.tsx';
import type { Article } from '../../../features/blog/article.ts';
import { articles } from '../../../features/blog/articles.ts';
import { ReadingTime } from '../../../features/blog/ReadingTime.tsx';
import { paths } from '../../../lib/router/paths.ts';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { Icon } from '../../../ui/media/Icon.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const suggested = 3;

/** In pixels: lines of about 70 characters, which are easy to read. */
const columnWidth = 720;

const ArticleHead = ({ article }: { article: Article }) => (
  <>
    <Button
      component={Link}
      to={paths.blogs}
      color="inherit"
      startIcon={<Icon path={mdiArrowLeft} />}
      sx={{ ml: -2.5, mb: 2 }}
    >
      All blogs
    </Button>
    <PageTitle description={article.summary}>{article.title}</PageTitle>
    <Typography sx={{ mt: 2, mb: 2, fontSize: '1.1875rem', color: 'text.secondary' }}>
      {article.summary}
    </Typography>
    <ReadingTime minutes={article.minutes} />
  </>
);

const KeepReading = ({ article }: { article: Article }) => (
  <Section title="Keep reading">
    <CardGrid>
      {articles
        .filter(({ slug }) => slug !== article.slug)
        .slice(0, suggested)
        .map((other) => (
          <ArticleCard key={other.slug} article={other} heading="h3" />
        ))}
    </CardGrid>
  </Section>
);

export const ArticlePage = () => {
  const { slug } = useParams();
  const article = articles.find((candidate) => candidate.slug === slug);
  if (!article) return <NotFoundPage />;
  return (
    <>
      <Container component="article" sx={{ maxWidth: { xs: columnWidth }, py: { xs: 3, md: 5 } }}>
        <ArticleHead article={article} />
        <Divider sx={{ my: 3 }} />
        <ArticleText blocks={article.blocks} />
      </Container>
      <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
        <KeepReading article={article} />
      </Box>
    </>
  );
};
