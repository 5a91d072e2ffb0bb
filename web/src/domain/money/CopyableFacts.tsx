import { mdiContentCopy } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { withinSentence } from '../../lib/texts/withinSentence.ts';
import { Icon } from '../../ui/media/Icon.tsx';

const selectText = (element: HTMLElement): void => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
};

/**
 * Copies a text. Where the browser does not allow that, it selects the element that shows the text,
 * so that the user can copy it. Resolves to whether the text was copied.
 */
const copyText = async (text: string, element: HTMLElement): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    selectText(element);
    return false;
  }
};

/** A fact that people copy to another program. */
export interface CopyableFact {
  name: string;
  text: string;
  /** The copied value, if it is not the text. */
  copy?: string;
}

type Copy = (name: string, text: string, element: HTMLElement | null) => Promise<void>;

/** Copies texts, and says what happened. */
const useCopy = () => {
  const [message, setMessage] = useState('');
  const copy: Copy = async (name, text, element) => {
    if (!element) return;
    setMessage('');
    const isCopied = await copyText(text, element);
    setMessage(isCopied ? `${name} copied` : `${name} selected. Copy it with Ctrl+C or the menu.`);
  };
  return { message, copy };
};

interface RowProps {
  fact: CopyableFact;
  onCopy: Copy;
}

const value = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  m: 0,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const Row = ({ fact: { name, text, copy: copied = text }, onCopy }: RowProps) => {
  const element = useRef<HTMLElement>(null);
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
        {name}
      </Typography>
      <Box component="dd" sx={value}>
        <Box component="span" ref={element} sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
        <IconButton
          aria-label={`Copy ${withinSentence(name)}`}
          onClick={() => void onCopy(name, copied, element.current)}
        >
          <Icon path={mdiContentCopy} />
        </IconButton>
      </Box>
    </div>
  );
};

interface CopyableFactsProps {
  /** The title of the facts: `Bank details`. */
  label: string;
  facts: readonly CopyableFact[];
}

const textOf = (facts: readonly CopyableFact[]): string =>
  facts.map(({ name, text }) => `${name}: ${text}`).join('\n');

/** A list of facts, with buttons that copy each one and, of several, all. */
export const CopyableFacts = ({ label, facts }: CopyableFactsProps) => {
  const { message, copy } = useCopy();
  const list = useRef<HTMLDListElement>(null);
  return (
    <>
      <Box ref={list} component="dl" aria-label={label} sx={{ m: 0 }}>
        {facts.map((fact) => (
          <Row key={fact.name} fact={fact} onCopy={copy} />
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {facts.length > 1 && (
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiContentCopy} />}
            onClick={() => void copy(label, textOf(facts), list.current)}
          >
            Copy all
          </Button>
        )}
        <Typography
          role="status"
          variant="body2"
          sx={{ flex: '1 1 12rem', minHeight: '1.5em', color: 'text.secondary' }}
        >
          {message}
        </Typography>
      </Box>
    </>
  );
};
