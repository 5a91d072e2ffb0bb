import type { Tool } from 'functions/contract';
import { CardGrid } from '../../../components/CardGrid.tsx';
import { Section } from '../../../components/Section.tsx';
import { ToolCard } from './ToolCard.tsx';
import { useNewestTools } from './useTools.ts';

const shown = 3;
/** As many as the home page shows, which may have read them already. */
const read = 6;

/** Some of the newest tools besides the one shown. It is no loss where they cannot be had. */
export const MoreTools = ({ besides }: { besides: Tool['_id'] }) => {
  const { data = [] } = useNewestTools(read);
  const others = data.filter(({ _id }) => _id !== besides).slice(0, shown);
  if (others.length === 0) return null;
  return (
    <Section title="More tools">
      <CardGrid>
        {others.map((tool) => (
          <ToolCard key={tool._id} tool={tool} heading="h3" />
        ))}
      </CardGrid>
    </Section>
  );
};
