import { counted, limits, type Tool } from 'functions/contract';
import { useState } from 'react';
import { PartlyDone, partlyDoneFailure } from '../../../lib/forms/partlyDone.ts';
import { RefusedTexts } from '../../../ui/feedback/RefusedTexts.tsx';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { findSkus, skusIn } from './findSizes.ts';
import { otherFamilyMessage } from './sizeRows.ts';

interface PasteSizesProps extends DialogState {
  familyId: string;
  /** The ids of the sizes that the family has. */
  present: ReadonlySet<string>;
  onAdd: (tools: Tool[]) => void;
}

interface Values {
  skus: string;
}

const errorsOf = ({ skus }: Values): Record<string, string> => {
  const { length: count } = skusIn(skus);
  if (count === 0) return { skus: 'Enter at least one SKU' };
  return count > limits.family.sizes ? { skus: `At most ${limits.family.sizes} at a time` } : {};
};

/** Adds the tools of a pasted list of SKUs. Those that are refused are named with the reason. */
export const PasteSizes = ({ familyId, present, onAdd, ...dialog }: PasteSizesProps) => {
  const [refused, setRefused] = useState<string[]>([]);
  const problemOf = (tool: Tool | null): string | null => {
    if (!tool) return 'No tool has this SKU';
    if (present.has(tool._id)) return 'It is in the family already';
    return tool.familyId && tool.familyId !== familyId ? otherFamilyMessage : null;
  };
  const send = async ({ skus }: Values) => {
    const lines = (await findSkus(skusIn(skus))).map(({ sku, tool }) => ({
      sku,
      tool,
      problem: problemOf(tool),
    }));
    const added = lines.flatMap(({ tool, problem }) => (tool && problem === null ? tool : []));
    const left = lines.filter(({ problem }) => problem !== null);
    onAdd(added);
    setRefused(left.map(({ sku, problem }) => `${sku}: ${problem}`));
    const text = `${counted(added.length, 'size')} added`;
    if (left.length > 0) throw new PartlyDone(`${text}, ${left.length} not.`);
    return `${text}. Save the family to keep them`;
  };
  return (
    <FormDialog
      question="Add sizes by SKU"
      labels={{ confirm: 'Add sizes', close: 'Close' }}
      start={{ skus: '' }}
      errorsOf={errorsOf}
      onSend={send}
      failureOf={partlyDoneFailure}
      {...dialog}
    >
      {() => (
        <>
          <FormikTextField
            name="skus"
            label="SKUs, one per line"
            placeholder={'CHS-1006\nCHS-1012'}
            multiline
            minRows={5}
            maxRows={12}
            fullWidth
            sx={{ mt: 1 }}
          />
          <RefusedTexts label="Not added" texts={refused} />
        </>
      )}
    </FormDialog>
  );
};
