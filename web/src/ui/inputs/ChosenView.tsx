import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { ChoiceButtons } from './ChoiceButtons.tsx';

interface ChosenViewProps<Choice extends string> {
  label: string;
  choices: Readonly<Record<Choice, string>>;
  initial: Choice;
  children: (choice: Choice) => ReactNode;
}

/** Shows one of several things, below the buttons that choose it. */
export const ChosenView = <Choice extends string>({
  initial,
  children,
  ...buttons
}: ChosenViewProps<Choice>) => {
  const [choice, choose] = useState(initial);
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <ChoiceButtons {...buttons} value={choice} onChange={choose} fit="scroll" />
      </Box>
      {children(choice)}
    </>
  );
};
