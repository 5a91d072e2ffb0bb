import Typography from '@mui/material/Typography';
import { counted, type ReturnKind } from 'functions/contract';
import { returnKindTexts } from '../../../domain/returns/returnTexts.ts';
import { ChoiceButtons } from '../../../ui/inputs/ChoiceButtons.tsx';

interface KindChoiceProps {
  kind: ReturnKind;
  /** For how many days after its delivery a tool can be returned. */
  returnDays: number;
  onChange: (kind: ReturnKind) => void;
}

const textOf = ({ kind, returnDays }: Pick<KindChoiceProps, 'kind' | 'returnDays'>): string =>
  kind === 'return'
    ? `Return tools within ${counted(returnDays, 'day')} of their delivery, no questions asked. We credit what arrives.`
    : 'For faulty tools, within 6 months of their delivery: we replace or credit them. Tell us what is wrong, and keep the tools until we answer.';

/** Whether tools are to be returned, or the guarantee is claimed, and what that means. */
export const KindChoice = ({ kind, returnDays, onChange }: KindChoiceProps) => (
  <>
    <ChoiceButtons
      label="What you ask for"
      choices={returnKindTexts}
      value={kind}
      onChange={onChange}
    />
    <Typography sx={{ color: 'text.secondary', mt: 1.5, mb: 2.5 }}>
      {textOf({ kind, returnDays })}
    </Typography>
  </>
);
