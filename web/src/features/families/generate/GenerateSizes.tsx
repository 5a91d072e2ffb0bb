import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type Attribute, counted, readPieces, stageNames, type Tool } from 'functions/contract';
import { useState } from 'react';
import { PartlyDone, partlyDoneFailure } from '../../../lib/forms/partlyDone.ts';
import { RefusedTexts } from '../../../ui/feedback/RefusedTexts.tsx';
import { type DialogState, FormDialog } from '../../../ui/inputs/forms/FormDialog.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import type { ManagedFamily } from '../data/useFamilies.ts';
import { PlanPreview } from './PlanPreview.tsx';
import { planTable } from './planTable.ts';
import {
  linesIn,
  type PlannedSize,
  type PlanValues,
  patternProblem,
  plannedSizes,
  sizesToCreate,
  usualPattern,
} from './sizePlan.ts';

/** Creates the tools of a table, and resolves to how many, and to why others were refused. */
export type CreateSizes = (
  table: Blob,
) => Promise<{ created: number[]; rejected: { row: number; message: string }[] }>;

interface GenerateSizesProps extends DialogState {
  family: ManagedFamily;
  axes: readonly Attribute[];
  attributes: readonly Attribute[];
  onCreate: CreateSizes;
}

const firstRow = 2;

const skuStart = ({ sku }: Pick<Tool, 'sku'>): string => sku.split('-')[0] ?? sku;

const startOf = ({ family, axes }: GenerateSizesProps): PlanValues => {
  const [copied] = family.sizes;
  return {
    values: axes.map(() => ''),
    name: usualPattern(family.name, axes, ' '),
    sku: usualPattern(copied ? skuStart(copied) : 'SKU', axes, '-'),
    prices: copied ? String(copied.price) : '',
    minOrder: String(copied?.minOrder ?? 1),
    available: '0',
    stage: 'draft',
    copied: copied?._id ?? '',
    left: [],
  };
};

const piecesProblem = (text: string): string | undefined => readPieces(text).problem ?? undefined;

/** The errors of the fields; those of single sizes are in the preview. */
const errorsOf = (
  values: PlanValues,
  { family, axes, attributes }: GenerateSizesProps,
): Record<string, string> => {
  const missing = axes.flatMap(({ label }, at) =>
    linesIn(values.values[at] ?? '').length === 0
      ? [[`values.${at}`, `Enter the values of ${label}`]]
      : [],
  );
  const planned = sizesToCreate(plannedSizes(values, { axes, attributes, sizes: family.sizes }));
  const refused = planned.filter(({ problems }) => problems.length > 0).length;
  const fields = {
    name: patternProblem(values.name, axes),
    sku: patternProblem(values.sku, axes),
    minOrder: piecesProblem(values.minOrder),
    available: piecesProblem(values.available),
    left: refused > 0 ? `${counted(refused, 'size')} cannot be created so: see below why` : null,
  };
  const errors = Object.entries(fields).filter(([, message]) => message);
  return Object.fromEntries([...missing, ...errors]);
};

const native = { select: { native: true }, inputLabel: { shrink: true } };
const sideBySide = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 2,
};

const PatternFields = ({ axes }: { axes: readonly Attribute[] }) => (
  <>
    <Box sx={{ ...sideBySide, mt: 1 }}>
      {axes.map(({ _id, label }, at) => (
        <FormikTextField
          key={_id}
          id={`plan-values-${at}`}
          name={`values.${at}`}
          label={`${label}, one per line`}
          multiline
          minRows={3}
          maxRows={8}
        />
      ))}
      <FormikTextField
        id="plan-prices"
        name="prices"
        label="Price, or one per line"
        multiline
        minRows={3}
        maxRows={8}
      />
    </Box>
    <Box sx={sideBySide}>
      <FormikTextField id="plan-name" name="name" label="Name" autoComplete="off" />
      <FormikTextField id="plan-sku" name="sku" label="SKU" autoComplete="off" />
    </Box>
  </>
);

const OtherFields = ({ sizes }: { sizes: readonly Tool[] }) => (
  <Box sx={sideBySide}>
    <FormikTextField id="plan-minimum" name="minOrder" label="Minimum order" />
    <FormikTextField id="plan-available" name="available" label="Stock of each" />
    <FormikTextField id="plan-stage" name="stage" label="Status" select slotProps={native}>
      <option value="draft">{stageNames.draft}</option>
      <option value="on-sale">{stageNames['on-sale']}</option>
    </FormikTextField>
    <FormikTextField
      id="plan-copied"
      name="copied"
      label="Everything else as of"
      select
      slotProps={native}
    >
      {sizes.map(({ _id, toolName }) => (
        <option key={_id} value={_id}>
          {toolName}
        </option>
      ))}
    </FormikTextField>
  </Box>
);

const Preview = ({ rows }: { rows: readonly PlannedSize[] }) => {
  const { values, errors, setFieldValue } = useFormikContext<PlanValues>();
  const toggle = (key: string) =>
    void setFieldValue(
      'left',
      values.left.includes(key) ? values.left.filter((one) => one !== key) : [...values.left, key],
    );
  return (
    <>
      {errors.left && (
        <Alert severity="error" variant="outlined" sx={{ mb: 1 }}>
          {errors.left}
        </Alert>
      )}
      {rows.length > 0 && <PlanPreview rows={rows} onToggle={toggle} />}
    </>
  );
};

/** Creates further sizes of a family from the values of its axes, by patterns. */
export const GenerateSizes = (props: GenerateSizesProps) => {
  const { family, axes, attributes, onCreate, open, onClose } = props;
  const [refused, setRefused] = useState<string[]>([]);
  const context = { axes, attributes, sizes: family.sizes };
  const send = async (plan: PlanValues) => {
    const rows = sizesToCreate(plannedSizes(plan, context));
    const copied = family.sizes.find(({ _id }) => _id === plan.copied) ?? family.sizes[0];
    if (!copied) throw new PartlyDone('Add one size first.');
    const keys = axes.map(({ _id }) => _id);
    const table = planTable({ plan, rows, copied, axes: keys, familyId: family._id });
    const { created, rejected } = await onCreate(new Blob([table], { type: 'text/csv' }));
    setRefused(rejected.map(({ row, message }) => `${rows[row - firstRow]?.sku}: ${message}`));
    const text = `${counted(created.length, 'size')} created`;
    if (rejected.length > 0) throw new PartlyDone(`${text}, ${rejected.length} not.`);
    return text;
  };
  return (
    <FormDialog
      question={`Create sizes of ${family.name}`}
      labels={(plan) => ({
        confirm: `Create ${counted(sizesToCreate(plannedSizes(plan, context)).length, 'size')}`,
        close: 'Close',
      })}
      start={startOf(props)}
      errorsOf={(values) => errorsOf(values, props)}
      onSend={send}
      failureOf={partlyDoneFailure}
      open={open}
      onClose={onClose}
    >
      {(plan) => (
        <>
          <PatternFields axes={axes} />
          <OtherFields sizes={family.sizes} />
          <Preview rows={plannedSizes(plan, context)} />
          <RefusedTexts label="Not created" texts={refused} />
        </>
      )}
    </FormDialog>
  );
};
