import { useOrderRefusal } from '../../../domain/company/useOrderRefusal.ts';
import { useRelatedTools } from '../../../domain/tool/useRelatedTools.ts';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { ToolCard } from '../cards/ToolCard.tsx';

const shownTools = 3;

/** Other tools of the same category. Shows nothing if they cannot be read. */
export const RelatedTools = ({ id }: { id: string }) => {
  const { data = [] } = useRelatedTools(id);
  const orderable = useOrderRefusal() === null;
  if (data.length === 0) return null;
  return (
    <Section title="Related tools">
      <CardGrid>
        {data.slice(0, shownTools).map((tool) => (
          <ToolCard key={tool._id} tool={tool} heading="h3" orderable={orderable} />
        ))}
      </CardGrid>
    </Section>
  );
};
