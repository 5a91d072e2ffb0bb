import { CardGrid } from '../../ui/layout/CardGrid.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ArticleCard } from './ArticleCard.tsx';
import type { Article } from './article.ts';
import { articles } from './articles.ts';

const suggested = 3;

/** Links to other articles. */
export const KeepReading = ({ article }: { article: Article }) => (
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
