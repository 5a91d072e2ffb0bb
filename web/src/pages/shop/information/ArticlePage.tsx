import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import { useParams } from 'react-router-dom';
import { ArticleCard } from '../../../features/blog/ArticleCard.tsx';
import { ArticleHead } from '../../../features/blog/ArticleHead.tsx';
import { ArticleText } from '../../../features/blog/ArticleText.tsx';
import type { Article } from '../../../features/blog/article.ts';
import { articles } from '../../../features/blog/articles.ts';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const suggested = 3;

/** Links to other articles. */
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

/** In pixels: lines of about 70 characters, which are easy to read. */
const columnWidth = 720;

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
