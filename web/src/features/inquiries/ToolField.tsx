import TextField from '@mui/material/TextField';
import { limits } from 'functions/contract';
import { useId } from 'react';
import { useCompletion } from '../../domain/search/useCompletion.ts';
import type { InquiryDetails } from './inquiryDetails.ts';

interface ToolFieldProps {
  text: string;
  problem: string | undefined;
  onChange: (change: Pick<InquiryDetails, 'tool' | 'toolName'>) => void;
}

/** A field for a tool: one that the browser completes, or any other. */
export const ToolField = ({ text, problem, onChange }: ToolFieldProps) => {
  const listId = useId();
  const tools = useCompletion(text);
  const type = (toolName: string) => {
    const match = tools.find((tool) => tool.toolName === toolName);
    onChange({ toolName, tool: match?._id ?? '' });
  };
  return (
    <>
      <TextField
        name="toolName"
        label="Tool"
        autoComplete="off"
        value={text}
        error={Boolean(problem)}
        helperText={problem ?? ' '}
        onChange={({ target }) => type(target.value)}
        slotProps={{ htmlInput: { list: listId, maxLength: limits.toolName } }}
      />
      <datalist id={listId}>
        {tools.map(({ _id, toolName, sku }) => (
          <option key={_id} value={toolName}>
            {sku}
          </option>
        ))}
      </datalist>
    </>
  );
};
