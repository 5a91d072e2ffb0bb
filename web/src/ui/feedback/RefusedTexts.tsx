import Alert from '@mui/material/Alert';
import { TextList } from './TextList.tsx';

interface RefusedTextsProps {
  label: string;
  texts: readonly string[];
}

/** What was not accepted, each with the reason. Nothing if all was. */
export const RefusedTexts = ({ label, texts }: RefusedTextsProps) =>
  texts.length > 0 && (
    <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
      <TextList label={label} texts={texts} />
    </Alert>
  );
