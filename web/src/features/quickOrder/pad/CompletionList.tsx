import { canBeBought, counted, formatMoney, type Tool, unavailableText } from 'functions/contract';
import { useEffect, useRef } from 'react';
import { Option, Options } from './padStyles.ts';

interface CompletionListProps {
  id: string;
  tools: readonly Tool[];
  /** The index of the selected option; -1 for none. */
  active: number;
  onChoose: (tool: Tool) => void;
}

/** The `id` of an option of a list. */
export const optionId = (listId: string, at: number): string => `${listId}-${at}`;

const stockText = (tool: Tool): string =>
  canBeBought(tool) ? `${counted(tool.available, 'piece')} in stock` : unavailableText(tool);

/** The tools to complete a SKU with. The focus stays in the field. */
export const CompletionList = ({ id, tools, active, onChoose }: CompletionListProps) => {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    void list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Options
      ref={list}
      id={id}
      role="listbox"
      aria-label="Tools"
      onMouseDown={(event) => event.preventDefault()}
    >
      {tools.map((tool, at) => (
        <Option
          key={tool._id}
          id={optionId(id, at)}
          role="option"
          aria-selected={at === active}
          ref={(element) => {
            if (at === active) element?.scrollIntoView({ block: 'nearest' });
          }}
          onClick={() => onChoose(tool)}
        >
          <span>
            <strong>{tool.sku}</strong> {tool.toolName}
          </span>
          <span style={{ textAlign: 'right' }}>
            {formatMoney(tool.price)}
            <br />
            <small>{stockText(tool)}</small>
          </span>
        </Option>
      ))}
    </Options>
  );
};
