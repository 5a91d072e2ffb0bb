import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatMoney, type Tool } from 'functions/contract';
import { useState } from 'react';
import { Choices } from './Choices.tsx';
import { SearchField } from './SearchField.tsx';
import { useCompletion } from './useCompletion.ts';

interface ToolSearchProps {
  label: string;
  onChoose: (tool: Tool) => void;
}

const choiceOf = (tool: Tool) => ({
  id: tool._id,
  name: tool.toolName,
  note: `${tool.sku} · list price ${formatMoney(tool.price)}`,
  tool,
});

const hintFor = (text: string, found: number): string => {
  if (text.trim().length < 2 || found > 0) return '';
  return 'No tool matches so far';
};

/** Finds a tool by its SKU or its name. */
export const ToolSearch = ({ label, onChoose }: ToolSearchProps) => {
  const [text, setText] = useState('');
  const tools = useCompletion(text, { forStaff: true });
  const choose = (tool: Tool) => {
    setText('');
    onChoose(tool);
  };
  return (
    <Box sx={{ maxWidth: 640 }}>
      <SearchField
        size="small"
        label={label}
        text={text}
        onType={setText}
        onSearch={(searched) => {
          setText(searched);
          const [first] = tools;
          if (searched && first && tools.length === 1) choose(first);
        }}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minHeight: 20 }}>
        {hintFor(text, tools.length)}
      </Typography>
      {tools.length > 0 && (
        <Choices
          label="Tools found"
          choices={tools.map(choiceOf)}
          onChoose={({ tool }) => choose(tool)}
        />
      )}
    </Box>
  );
};
