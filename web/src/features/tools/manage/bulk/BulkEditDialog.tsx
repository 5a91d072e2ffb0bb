import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Attribute, categoryNames, counted, limits, type Tool } from 'functions/contract';
import { type ReactNode, useMemo, useState } from 'react';
import { dollarsInput, piecesRange } from '../../../../domain/tool/fieldInputs.ts';
import { useAttributes } from '../../../../domain/tool/useAttributes.ts';
import { PartlyDone, partlyDoneFailure } from '../../../../lib/forms/partlyDone.ts';
import { TextList } from '../../../../ui/feedback/TextList.tsx';
import { FormDialog } from '../../../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { FormikWholeNumberField } from '../../../../ui/inputs/forms/FormikWholeNumberField.tsx';
import { fieldLabels } from '../values/fieldTexts.ts';
import { AttributeFields } from './AttributeFields.tsx';
import { BulkPreview } from './BulkPreview.tsx';
import type { DeedValues } from './deed.ts';
import { priceUnits, roundings } from './priceChange.ts';
import { blankDeed, type DeedName, deeds, plannedEdits } from './toolDeeds.ts';
import { noRefusals, withRefusals } from './useRefusals.ts';
import type { FailedTool, SendEdits } from './useToolEdits.ts';

interface SelectProps {
  name: keyof DeedValues;
  label: string;
  choices: Readonly<Record<string, string>>;
}

const Select = ({ name, label, choices }: SelectProps) => (
  <FormikTextField name={name} label={label} select slotProps={{ select: { native: true } }}>
    {Object.entries(choices).map(([choice, text]) => (
      <option key={choice} value={choice}>
        {text}
      </option>
    ))}
  </FormikTextField>
);

const PriceFields = () => (
  <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
    <Select name="direction" label="Direction" choices={{ raise: 'Raise', lower: 'Lower' }} />
    <Select name="unit" label="In" choices={priceUnits} />
    <FormikTextField name="by" label="By" autoComplete="off" autoFocus slotProps={dollarsInput} />
    <Select name="rounding" label="Rounding" choices={roundings} />
  </Box>
);

/** The fields of each deed; hiding and showing have none. */
const fields: Partial<Record<DeedName, ReactNode>> = {
  prices: <PriceFields />,
  category: <Select name="category" label={fieldLabels.category} choices={categoryNames} />,
  minOrder: (
    <FormikWholeNumberField name="minOrder" label={fieldLabels.minOrder} range={piecesRange} />
  ),
  storagePlace: (
    <FormikTextField
      name="storagePlace"
      label={fieldLabels.storagePlace}
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: limits.storagePlace } }}
    />
  ),
  attribute: <AttributeFields />,
  costPrice: (
    <FormikTextField
      name="costPrice"
      label={fieldLabels.costPrice}
      autoComplete="off"
      slotProps={dollarsInput}
    />
  ),
};

const noAttributes: readonly Attribute[] = [];

interface BulkEditDialogProps {
  deed: DeedName;
  tools: readonly Tool[];
  open: boolean;
  onSend: SendEdits;
  /** Told which tools were not changed. */
  onOutcome: (failed: readonly Tool[]) => void;
  onClose: () => void;
  onClosed?: () => void;
}

const Failures = ({ failed }: { failed: readonly FailedTool[] }) =>
  failed.length > 0 && (
    <Box sx={{ mt: 1.5 }}>
      <Typography sx={{ fontWeight: 650 }}>Not changed</Typography>
      <TextList
        label="Not changed"
        texts={failed.map(({ tool, reason }) => `${tool.sku} ${tool.toolName}: ${reason}`)}
      />
    </Box>
  );

/**
 * Changes several tools after a preview. Tools that could not be changed stay in the dialog, as they
 * are now, with the reason: the next confirmation is for these alone.
 */
export const BulkEditDialog = ({
  deed: name,
  tools,
  onSend,
  onOutcome,
  ...state
}: BulkEditDialogProps) => {
  const { label, confirm, errorsOf } = deeds[name];
  const known = useAttributes().data ?? noAttributes;
  const [targets, setTargets] = useState(tools);
  const [failed, setFailed] = useState<readonly FailedTool[]>([]);
  const planOf = useMemo(
    () => (values: DeedValues) => plannedEdits(name, targets, values, known),
    [name, targets, known],
  );
  const [refusals, setRefusals] = useState(noRefusals);
  const possible = (values: DeedValues) =>
    withRefusals(planOf(values), refusals).filter(({ problem }) => problem === null);
  const checked = (values: DeedValues) => {
    const errors = errorsOf(values, known);
    if (Object.keys(errors).length > 0 || possible(values).length > 0) return errors;
    return { none: 'Nothing to change' };
  };
  const send = async (values: DeedValues): Promise<string> => {
    const outcome = await onSend(possible(values));
    const done = counted(outcome.done.length, 'tool');
    onOutcome(outcome.failed.map(({ tool }) => tool));
    if (outcome.failed.length === 0) return `${done} changed`;
    setTargets(outcome.failed.map(({ tool }) => tool));
    setFailed(outcome.failed);
    throw new PartlyDone(`${done} changed, ${outcome.failed.length} not: see below`);
  };
  return (
    <FormDialog<DeedValues>
      question={label}
      labels={(values) => ({
        confirm: confirm(values, possible(values).length, known),
        close: 'Close',
      })}
      start={blankDeed}
      errorsOf={checked}
      onSend={send}
      failureOf={partlyDoneFailure}
      {...state}
    >
      {(values) => (
        <>
          {fields[name]}
          <BulkPreview planned={planOf(values)} total={targets.length} onRefusals={setRefusals} />
          <Failures failed={failed} />
        </>
      )}
    </FormDialog>
  );
};
