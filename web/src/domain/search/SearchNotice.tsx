import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type SearchState, searchNoticeText } from './searchNoticeText.ts';

interface SearchNoticeProps extends SearchState {
  /** Clears the filters. */
  onClear: () => void;
}

/** Says that the filters hide matches of a search, or that the search ignores them. */
export const SearchNotice = ({ onClear, ...state }: SearchNoticeProps) => {
  const notice = searchNoticeText(state);
  if (!notice) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 2, alignItems: 'center', '& .MuiAlert-action': { pt: 0, whiteSpace: 'nowrap' } }}
      action={
        <Button color="inherit" size="small" onClick={onClear}>
          {notice.action}
        </Button>
      }
    >
      {notice.text}
    </Alert>
  );
};
