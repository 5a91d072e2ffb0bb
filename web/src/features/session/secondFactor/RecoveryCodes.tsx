import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { CopyableFacts } from '../../../domain/money/CopyableFacts.tsx';
import { saveFile } from '../../../lib/browser/saveFile.ts';

/** A code in groups of four, which are easier to copy by hand: with hyphens. */
export const inGroups = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/** The recovery codes, which nobody can show again. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const facts = codes.map((code, at) => ({ name: `Code ${at + 1}`, text: inGroups(code) }));
  const save = () => {
    const lines = facts.map(({ text }) => `${text}\n`).join('');
    saveFile({ name: 'recovery-codes.txt', content: new Blob([lines], { type: 'text/plain' }) });
  };
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        Without your phone, each of these codes confirms once that it is you. Keep them in a safe
        place: they are shown only now.
      </Alert>
      <CopyableFacts label="Recovery codes" facts={facts} />
      <Button variant="outlined" sx={{ mt: 1 }} onClick={save}>
        Save as a file
      </Button>
    </>
  );
};
