import { mdiClose, mdiMagnify } from '@mdi/js';
import { limits } from 'functions/contract';
import { type KeyboardEvent, type RefObject, Suspense, useId, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useNavigate } from 'react-router-dom';
import { useSingleKeys } from '../../lib/keys/singleKeys.ts';
import { lazyComponent } from '../../lib/router/lazyComponent.ts';
import { paths } from '../../lib/router/paths.ts';
import { Icon } from '../../ui/media/Icon.tsx';
import type { ShownSuggestions, SuggestionKeys } from './Suggestions.tsx';
import { Popup, SearchForm, SearchFrame } from './searchStyles.ts';
import { useSearchKey } from './useSearchKey.ts';
import { useSearchText } from './useSearchText.ts';

/** Only who searches loads them: the field works without, and keeps what is typed meanwhile. */
const Suggestions = lazyComponent(() => import('./Suggestions.tsx'), 'Suggestions');

const preload = () => void Suggestions.preload().catch(() => {});

const shortestText = 2;

const fieldProps = {
  name: 'q',
  'aria-label': 'Search tools, SKUs and orders',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'grid',
  placeholder: 'Search tools or SKUs',
  maxLength: limits.search.length,
  inputMode: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  spellCheck: false,
} as const;

const failure = <p role="status">Suggestions could not be loaded. Enter leads to the results.</p>;

const nothingShown: ShownSuggestions = { hasRows: false, activeId: undefined };

/** The state of the search, and what keys do. */
const useSearch = (input: RefObject<HTMLInputElement | null>) => {
  const [text, setText] = useSearchText(input);
  const [isOpen, setOpen] = useState(false);
  const keys = useRef<SuggestionKeys>(null);
  const navigate = useNavigate();
  const isOffering = isOpen && text.trim().length >= shortestText;
  const leave = () => input.current?.blur();
  const goBack = () => {
    if (isOffering) setOpen(false);
    else if (text) setText('');
    else leave();
  };
  return {
    text,
    setText,
    setOpen,
    keys,
    isOffering,
    leave,
    search: () => {
      const q = text.trim().slice(0, limits.search.length);
      leave();
      void navigate(q ? `${paths.tools}?${new URLSearchParams({ q })}` : paths.tools);
    },
    press: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        goBack();
      } else if (isOffering) keys.current?.(event);
      else if (event.key === 'ArrowDown') setOpen(true);
    },
  };
};

/** The search of the shop in the header, with suggestions while someone types. */
export const HeaderSearch = () => {
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, setOpen, keys, isOffering, leave, search, press } = useSearch(input);
  const [{ hasRows, activeId }, setShown] = useState(nothingShown);
  const listId = useId();
  const hasKey = useSingleKeys();
  useSearchKey(input);
  return (
    <SearchFrame>
      <SearchForm
        role="search"
        aria-label="Shop"
        onMouseEnter={preload}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <Icon path={mdiMagnify} />
        <input
          {...fieldProps}
          {...(hasKey && { 'aria-keyshortcuts': '/' })}
          role="combobox"
          ref={input}
          aria-expanded={hasRows}
          aria-controls={hasRows ? listId : undefined}
          aria-activedescendant={activeId}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setOpen(true);
          }}
          onFocus={() => {
            preload();
            setOpen(true);
          }}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={press}
        />
        <button type="button" aria-label="Close the search" onClick={leave}>
          <Icon path={mdiClose} />
        </button>
        {isOffering && (
          <Popup onMouseDown={(event) => event.preventDefault()}>
            <ErrorBoundary fallback={failure}>
              <Suspense>
                <Suggestions
                  id={listId}
                  text={text}
                  keys={keys}
                  onShow={setShown}
                  onDone={() => setText('')}
                  onLeave={leave}
                />
              </Suspense>
            </ErrorBoundary>
          </Popup>
        )}
      </SearchForm>
    </SearchFrame>
  );
};
