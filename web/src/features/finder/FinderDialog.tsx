import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { counted, limits } from 'functions/contract';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shownMessageOf } from '../../lib/api/messages.ts';
import { recentTargets, rememberTarget } from '../../lib/storage/recentTargets.ts';
import { ListError } from '../../ui/feedback/ListError.tsx';
import { ModalDialog } from '../../ui/feedback/ModalDialog.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { FinderList } from './FinderList.tsx';
import {
  type FinderPage,
  foundGroups,
  pageGroup,
  type Target,
  type TargetGroup,
} from './targets.ts';
import { useFinder } from './useFinder.ts';

const paper = { alignSelf: 'flex-start', mt: { sm: 10 }, maxHeight: { sm: '70vh' } } as const;
const field = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

interface FinderProps {
  uid: string;
  pages: readonly FinderPage[];
  onClose: () => void;
}

/** What a text offers: what was opened last without one, else pages and what the search finds. */
const useOffer = ({ uid, pages }: Pick<FinderProps, 'uid' | 'pages'>, text: string) => {
  const words = text.trim();
  const [recent] = useState(() => recentTargets(uid));
  const search = useFinder(words);
  const { ofKind } = limits.finder;
  const groups: TargetGroup[] = words
    ? [pageGroup(pages, words), ...foundGroups(search.found ?? [], words, ofKind)]
    : [{ heading: 'Opened last', targets: recent }];
  return { ...search, words, groups: groups.filter(({ targets }) => targets.length > 0) };
};

type Offer = ReturnType<typeof useOffer>;

const statusText = ({ words, groups, isSearching, error }: Offer): string => {
  if (error) return '';
  if (isSearching) return 'Searching…';
  const count = groups.flatMap(({ targets }) => targets).length;
  if (count > 0) return words ? `${counted(count, 'result')} to choose with the arrow keys` : '';
  return words
    ? `Nothing found for “${words}”. Enter a number, or the beginnings of words in a name, an address or a SKU.`
    : 'Find orders, quotes, invoices, returns, customers, companies, tools, tracking numbers and pages.';
};

/** Which target is active, by its place: the first one, until a key or the pointer moves it. */
const useActive = (count: number) => {
  const [chosen, choose] = useState(0);
  const at = Math.min(chosen, count - 1);
  const moves: Partial<Record<string, number>> = {
    ArrowDown: (at + 1) % count,
    ArrowUp: (at + count - 1) % count,
  };
  return {
    at,
    choose,
    /** Whether a key has moved it. */
    move: (key: string): boolean => {
      const to = count > 0 ? moves[key] : undefined;
      if (to !== undefined) choose(to);
      return to !== undefined;
    },
  };
};

/** Finds documents, people, tools and pages from everywhere in the dashboard. */
export const FinderDialog = ({ uid, pages, onClose }: FinderProps) => {
  const [text, setText] = useState('');
  const offer = useOffer({ uid, pages }, text);
  const { groups, error, refetch } = offer;
  const targets = groups.flatMap((group) => group.targets);
  const { at, choose, move } = useActive(targets.length);
  const active = targets[at];
  const navigate = useNavigate();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const listId = useId();
  const activeId = active && `${listId}-${at}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const open = (target: Target) => {
    rememberTarget(uid, target);
    onClose();
    void navigate(target.to);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active) {
      event.preventDefault();
      open(active);
    } else if (move(event.key)) event.preventDefault();
  };
  return (
    <ModalDialog
      open
      onClose={onClose}
      fullWidth
      fullScreen={isPhone}
      slotProps={{ paper: { sx: paper, 'aria-label': 'Find anything' } }}
    >
      <Box sx={field}>
        <InputBase
          autoFocus
          fullWidth
          placeholder="Number, name, address, SKU or page"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            choose(0);
          }}
          onKeyDown={press}
          inputProps={{
            role: 'combobox',
            'aria-label': 'Find anything',
            'aria-autocomplete': 'list',
            'aria-expanded': groups.length > 0,
            'aria-controls': groups.length > 0 ? listId : undefined,
            'aria-activedescendant': activeId,
            maxLength: limits.search.length,
            autoComplete: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
          }}
        />
        <IconButton aria-label="Close" onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      {groups.length > 0 && (
        <FinderList id={listId} groups={groups} active={at} onPoint={choose} onOpen={open} />
      )}
      <Box sx={{ px: 2, py: 1.5 }}>
        <ListError message={shownMessageOf(error)} onRetry={() => void refetch()} />
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {statusText(offer)}
        </Typography>
      </Box>
    </ModalDialog>
  );
};
