import { type RelatedTools, relationLists, type Tool } from 'functions/contract';
import { useState } from 'react';
import { toolTextOf } from '../../../../domain/tool/ToolNames.tsx';
import { useStaffRelations } from '../../../../domain/tool/useRelations.ts';
import { FormSection } from '../../../../ui/inputs/forms/FormSection.tsx';
import { RelatedToolsField, SuccessorField } from './RelatedToolsField.tsx';

const toolsOf = (related: RelatedTools | undefined): Tool[] =>
  related
    ? [
        ...(related.successor ? [related.successor] : []),
        ...relationLists.flatMap((name) => related[name]),
      ]
    : [];

interface RelationFieldsProps {
  /** Without an id, it is a new tool. */
  toolId?: string | undefined;
}

/** The other tools that buyers see on the page of a tool. */
export const RelationFields = ({ toolId }: RelationFieldsProps) => {
  const { data } = useStaffRelations(toolId);
  const [picked, setPicked] = useState<Tool[]>([]);
  const names = new Map([...toolsOf(data), ...picked].map((tool) => [tool._id, toolTextOf(tool)]));
  const fields = {
    nameOf: (id: string) => names.get(id) ?? id,
    onPick: (tool: Tool) => setPicked([...picked, tool]),
  };
  return (
    <FormSection
      title="Related tools"
      intro="Buyers see those that they can order on the page of the tool. The successor is offered once it is discontinued."
    >
      <SuccessorField {...fields} />
      {relationLists.map((name) => (
        <RelatedToolsField key={name} name={name} {...fields} />
      ))}
    </FormSection>
  );
};
