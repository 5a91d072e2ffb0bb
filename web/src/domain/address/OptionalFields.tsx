import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { useField } from 'formik';
import { useRef, useState } from 'react';
import { FormikTextField } from '../../ui/inputs/forms/FormikTextField.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import type { FieldOf } from './addressFieldNames.ts';

interface OptionalFieldsProps {
  field: FieldOf;
  /** Whether the form has the field of the company elsewhere. */
  hasCompany: boolean;
}

/** The parts that few addresses have, behind a button until one of them is filled in. */
export const OptionalFields = ({ field, hasCompany }: OptionalFieldsProps) => {
  const [{ value: company }, companyMeta] = useField<string>(field('company').name);
  const [{ value: extra }, extraMeta] = useField<string>(field('extra').name);
  const [isOpen, setOpen] = useState(false);
  const isRequested = useRef(false);
  const needsCompany = !hasCompany && Boolean(company || companyMeta.error);
  const hasContent = needsCompany || Boolean(extra || extraMeta.error);
  if (hasContent && !isOpen) setOpen(true);
  const open = () => {
    isRequested.current = true;
    setOpen(true);
  };
  if (!isOpen) {
    return (
      <Button
        startIcon={<Icon path={mdiPlus} />}
        aria-expanded={false}
        onClick={open}
        sx={{ gridColumn: '1 / -1', justifySelf: 'start', ml: -1, mb: 2 }}
      >
        {hasCompany ? 'Add building or floor' : 'Add company, building or floor'}
      </Button>
    );
  }
  return (
    <>
      {!hasCompany && (
        <FormikTextField
          {...field('company')}
          label="Company"
          helperText="Optional"
          autoFocus={isRequested.current}
        />
      )}
      <FormikTextField
        {...field('extra')}
        label="Building, floor or gate"
        helperText="Optional"
        autoFocus={hasCompany && isRequested.current}
      />
    </>
  );
};
