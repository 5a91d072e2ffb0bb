import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { type Assortment, limits, priceListKinds } from 'functions/contract';
import { FormikTextField } from '../../../../ui/inputs/forms/FormikTextField.tsx';
import { fieldPairs } from '../../../../ui/layout/columns.ts';
import { kindTexts } from '../texts/priceListTexts.ts';
import { AudienceFields } from './AudienceFields.tsx';
import { assortmentChoices, type PriceListValues, priceListLabels } from './priceListForm.ts';

const native = { select: { native: true }, inputLabel: { shrink: true } } as const;
const dayInput = { inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31' } } as const;

const pair = { ...fieldPairs, rowGap: 0.5 };

const assortmentNotes: Record<Assortment, string> = {
  all: 'They see and can order the whole catalogue',
  only: 'They see only the tools of this list and of their other lists of this kind',
};

interface PriceListFieldsProps {
  /** Whether the list exists: its kind stays. */
  isStored?: boolean;
}

/** The fields of a price list, without its prices. */
export const PriceListFields = ({ isStored = false }: PriceListFieldsProps) => {
  const { values } = useFormikContext<PriceListValues>();
  return (
    <Box sx={{ display: 'grid', rowGap: 0.5 }}>
      <FormikTextField
        name="name"
        label={priceListLabels.name}
        autoComplete="off"
        helperText="Customers see it beside their prices"
        slotProps={{ htmlInput: { maxLength: limits.priceListName } }}
      />
      <Box sx={pair}>
        <FormikTextField
          name="kind"
          label={priceListLabels.kind}
          select
          disabled={isStored}
          slotProps={{
            ...native,
            // It says why the field is disabled, so it must not fade with it.
            formHelperText: { disabled: false },
          }}
          helperText={isStored ? 'It stays: for another kind, make another list' : ' '}
        >
          {priceListKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindTexts[kind]}
            </option>
          ))}
        </FormikTextField>
        {values.kind === 'percentage' && (
          <FormikTextField
            name="discount"
            label={priceListLabels.discount}
            autoComplete="off"
            helperText="Like 10 or 7.5, off the list price for the quantity"
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
          />
        )}
      </Box>
      <AudienceFields />
      <Box sx={pair}>
        <FormikTextField
          name="from"
          type="date"
          label={priceListLabels.from}
          slotProps={dayInput}
          helperText="Empty: from its activation on"
        />
        <FormikTextField
          name="until"
          type="date"
          label={priceListLabels.until}
          slotProps={dayInput}
          helperText="Customers see it. Empty: without end"
        />
      </Box>
      <FormikTextField
        name="assortment"
        label={priceListLabels.assortment}
        select
        slotProps={native}
        helperText={assortmentNotes[values.assortment]}
      >
        {Object.entries(assortmentChoices).map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </FormikTextField>
    </Box>
  );
};
