import { mdiClose, mdiMagnify } from '@mdi/js';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { limits } from 'functions/contract';
import { useId, useRef } from 'react';
import { Icon } from '../../ui/media/Icon.tsx';

interface SearchFieldProps {
  label: string;
  text: string;
  onType: (text: string) => void;
  /** Searches immediately; `onType` may be debounced. */
  onSearch: (text: string) => void;
  size?: 'small' | 'medium';
}

/** Hides the browser's clear button: the field has its own. */
const withoutBrowserClear = { '& ::-webkit-search-cancel-button': { display: 'none' } };

const ClearButton = ({ onClick }: { onClick: () => void }) => (
  <InputAdornment position="end">
    <IconButton edge="end" aria-label="Clear the search" onClick={onClick}>
      <Icon path={mdiClose} />
    </IconButton>
  </InputAdornment>
);

export const SearchField = ({
  label,
  text,
  onType,
  onSearch,
  size = 'medium',
}: SearchFieldProps) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onSearch('');
    input.current?.focus();
  };
  return (
    <FormControl role="search" aria-label={label} fullWidth size={size}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        type="search"
        label={label}
        value={text}
        inputRef={input}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          // The field may be in a form, which this key must not send.
          event.preventDefault();
          onSearch(text);
        }}
        inputProps={{
          maxLength: limits.search.length,
          enterKeyHint: 'search',
          autoComplete: 'off',
        }}
        startAdornment={
          <InputAdornment position="start">
            <Icon path={mdiMagnify} />
          </InputAdornment>
        }
        endAdornment={text && <ClearButton onClick={clear} />}
        sx={withoutBrowserClear}
      />
    </FormControl>
  );
};
