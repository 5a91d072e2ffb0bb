import { isDiscontinued, relationLists, relationNames, type Tool } from 'functions/contract';
import { useOrderRefusal } from '../../../domain/company/useOrderRefusal.ts';
import { useRelations } from '../../../domain/tool/useRelations.ts';
import { CardGrid } from '../../../ui/layout/CardGrid.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { ToolCard } from '../cards/ToolCard.tsx';

const Related = ({ title, tools }: { title: string; tools: readonly Tool[] }) => {
  const orderable = useOrderRefusal() === null;
  if (tools.length === 0) return null;
  return (
    <Section title={title}>
      <CardGrid>
        {tools.map((tool) => (
          <ToolCard key={tool._id} tool={tool} heading="h3" orderable={orderable} />
        ))}
      </CardGrid>
    </Section>
  );
};

/** The successor, accessories, spare parts and alternatives of a tool. Nothing if they cannot be read. */
export const ToolRelations = ({ tool }: { tool: Tool }) => {
  const { data } = useRelations(tool._id);
  if (!data) return null;
  const { successor } = data;
  return (
    <>
      {successor && !isDiscontinued(tool) && (
        <Related title={relationNames.replacedBy} tools={[successor]} />
      )}
      {relationLists.map((name) => (
        <Related key={name} title={relationNames[name]} tools={data[name]} />
      ))}
    </>
  );
};
