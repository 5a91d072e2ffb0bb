import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { budgetPeriods, companyRoles, currencyNoun, may, roleName } from 'functions/contract';
import { roleNotes } from '../../../domain/company/companyTexts.ts';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { periodLabels } from '../limitTexts.ts';
import type { MemberValues } from './memberForm.ts';

const decimal = { htmlInput: { inputMode: 'decimal' } } as const;
const native = { select: { native: true } } as const;
const pair = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

const LimitFields = () => (
  <>
    <FormikTextField
      id="member-order-limit"
      name="orderLimit"
      label={`Order limit in ${currencyNoun}`}
      autoComplete="off"
      helperText="Before tax. Empty: no limit. 0: every order needs approval"
      slotProps={decimal}
    />
    <Box sx={pair}>
      <FormikTextField
        id="member-budget"
        name="budget.amount"
        label={`Budget in ${currencyNoun}`}
        autoComplete="off"
        helperText="What goes beyond it needs approval. Empty: no budget"
        slotProps={decimal}
      />
      <FormikTextField
        id="member-period"
        name="budget.period"
        label="Per"
        select
        slotProps={native}
      >
        {budgetPeriods.map((period) => (
          <option key={period} value={period}>
            {periodLabels[period]}
          </option>
        ))}
      </FormikTextField>
    </Box>
  </>
);

/** The role and the limits of a member. */
export const MemberFields = () => {
  const { values } = useFormikContext<MemberValues>();
  return (
    <>
      <FormikTextField
        id="member-role"
        name="role"
        label="Role"
        select
        slotProps={native}
        helperText={roleNotes[values.role]}
      >
        {companyRoles.map((role) => (
          <option key={role} value={role}>
            {roleName(role)}
          </option>
        ))}
      </FormikTextField>
      {may(values.role, 'order') ? (
        <LimitFields />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          Who places no orders has no limits.
        </Typography>
      )}
    </>
  );
};
