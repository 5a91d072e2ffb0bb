import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Formik, useFormikContext } from 'formik';
import type { ReturnKind } from 'functions/contract';
import { type ReactNode, useEffect } from 'react';
import type { Order } from '../../../domain/order/order.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { nestedErrors } from '../../../lib/forms/nestedErrors.ts';
import { submitWith } from '../../../lib/forms/submitWith.ts';
import type { ReadPicture } from '../../../lib/pictures/usePictureUploads.ts';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { FormObserver } from '../../../ui/inputs/forms/FormObserver.tsx';
import { FormSubmit } from '../../../ui/inputs/forms/FormSubmit.tsx';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { ReturnPictureFields } from './ReturnPictureFields.tsx';
import { ReturnRows } from './ReturnRows.tsx';
import { needsException, type ReturnRoom, type ReturnValues } from './returnForm.ts';

interface ReturnFormProps {
  order: Order;
  room: ReturnRoom;
  start: ReturnValues;
  read: ReadPicture;
  errorsOf: (values: ReturnValues) => Record<string, string>;
  onChange: (values: ReturnValues) => void;
  /** Resolves to why the request was not accepted, or null. */
  onSubmit: (values: ReturnValues) => Promise<FormFailure | null>;
  /** The progress of an upload. */
  children?: ReactNode;
}

const picturesText = {
  return: 'Optional.',
  claim: 'Optional. A picture of what is wrong helps us to decide quickly.',
} as const;

const Exception = () => (
  <DetailsCard title="Exception">
    <Typography sx={{ mb: 2 }}>
      The time for some of these pieces has passed. Why does the shop take them?
    </Typography>
    <FormikTextField
      name="exception"
      label="Reason for the exception"
      autoComplete="off"
      multiline
      minRows={2}
      fullWidth
    />
  </DetailsCard>
);

/** Checks the form again for another kind: a claim needs more than a return. */
const Revalidation = ({ kind }: { kind: ReturnKind }) => {
  const { validateForm } = useFormikContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another kind has other errors
  useEffect(() => void validateForm(), [kind]);
  return null;
};

/** The request for a return or a claim: the items, why, and pictures. */
export const ReturnForm = (props: ReturnFormProps) => {
  const { order, room, start, read, errorsOf, onChange, onSubmit, children } = props;
  return (
    <Formik
      initialValues={start}
      validate={(values) => nestedErrors<ReturnValues>(errorsOf(values))}
      onSubmit={submitWith(onSubmit)}
    >
      {({ values, isSubmitting }) => (
        <FormikForm>
          <FormObserver onChange={onChange} />
          <Revalidation kind={room.kind} />
          <Box
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } }}
          >
            <DetailsCard title="Items">
              <ReturnRows order={order} room={room} />
            </DetailsCard>
            <DetailsCard title="Pictures">
              <Typography sx={{ color: 'text.secondary', mb: 2 }}>
                {picturesText[room.kind]}
              </Typography>
              <ReturnPictureFields read={read} disabled={isSubmitting} />
            </DetailsCard>
            {needsException(room, values) && <Exception />}
            <div>
              {children}
              <FormSubmit>Send request</FormSubmit>
            </div>
          </Box>
        </FormikForm>
      )}
    </Formik>
  );
};
