import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FieldArray, Formik, useField, useFormikContext } from 'formik';
import { type CartTool, formatCount, limits, type QuoteRequestInput } from 'functions/contract';
import { useState } from 'react';
import type { LineTools } from '../../../domain/quote/useLineTools.ts';
import type { FormFailure } from '../../../lib/forms/formFailure.ts';
import { nestedErrors } from '../../../lib/forms/nestedErrors.ts';
import { submitWith } from '../../../lib/forms/submitWith.ts';
import { useRowChange } from '../../../lib/forms/useRowChange.ts';
import { FormikForm } from '../../../ui/inputs/forms/FormikForm.tsx';
import { FormikTextField } from '../../../ui/inputs/forms/FormikTextField.tsx';
import { FormObserver } from '../../../ui/inputs/forms/FormObserver.tsx';
import { FormSubmit } from '../../../ui/inputs/forms/FormSubmit.tsx';
import { DetailsCard } from '../../../ui/layout/DetailsCard.tsx';
import { visuallyHidden } from '../../../ui/layout/visuallyHidden.ts';
import { RequestLine, requestRow, requestRowHeight } from './RequestLine.tsx';
import { type RequestValues, requestErrors, requestOf, withSuccessor } from './requestForm.ts';

interface QuoteRequestFormProps {
  start: RequestValues;
  /** Undefined while the tools load. */
  tools: LineTools | undefined;
  /** Why a tool is missing. */
  goneText: string;
  /** The names that the customer saw last. */
  names: ReadonlyMap<string, string>;
  /** Whether no request can be sent; a notice says why. */
  isRefused: boolean;
  onChange: (values: RequestValues) => void;
  /** Resolves to why the request was not sent, or null. */
  onSubmit: (request: QuoteRequestInput) => Promise<FormFailure | null>;
}

type LinesProps = Pick<QuoteRequestFormProps, 'tools' | 'goneText' | 'names'> & {
  values: RequestValues;
};

const LinesSkeleton = ({ count }: { count: number }) => (
  <div role="status" aria-label="Loading the tools">
    {Array.from({ length: count }, (_, index) => index).map((index) => (
      <Box key={index} sx={requestRow}>
        <Skeleton variant="rounded" sx={{ height: requestRowHeight, gridColumn: '1 / -1' }} />
      </Box>
    ))}
  </div>
);

const Lines = ({ values: { lines }, tools, goneText, names }: LinesProps) => {
  const { announcement, announce } = useRowChange();
  const { setFieldValue } = useFormikContext();
  const [taken, setTaken] = useState<LineTools>(new Map());
  if (!tools) return <LinesSkeleton count={lines.length} />;
  return (
    <FieldArray name="lines">
      {({ remove }) => (
        <>
          <Box component="ul" aria-label="Tools" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {lines.map((line, position) => {
              const tool = taken.get(line.toolId) ?? tools.get(line.toolId);
              const name = tool?.toolName ?? names.get(line.toolId) ?? 'Tool';
              const takeSuccessor = (successor: CartTool) => {
                const replaced = withSuccessor(lines, line.toolId, successor._id);
                const at = replaced.findIndex(({ toolId }) => toolId === successor._id);
                setTaken(new Map([...taken, [successor._id, successor]]));
                void setFieldValue('lines', replaced);
                announce(`${successor.toolName} instead of ${name}`, `lines.${at}.quantity`);
              };
              const removeLine = () => {
                remove(position);
                const next = Math.min(position, lines.length - 2);
                announce(`${name} removed`, `lines.${next}.quantity`);
              };
              return (
                <RequestLine
                  key={line.toolId}
                  line={line}
                  position={position}
                  tool={tool}
                  goneText={goneText}
                  name={name}
                  onTake={takeSuccessor}
                  onRemove={lines.length > 1 ? removeLine : null}
                />
              );
            })}
          </Box>
          <span role="status" style={visuallyHidden}>
            {announcement}
          </span>
        </>
      )}
    </FieldArray>
  );
};

const NoteField = () => {
  const [{ value }] = useField<string>('note');
  return (
    <FormikTextField
      name="note"
      label="Message"
      autoComplete="off"
      multiline
      minRows={4}
      fullWidth
      helperText={`Optional · When you need the tools, your target price, anything we should know · ${formatCount(value.length)} of ${formatCount(limits.quoteMessage)} characters`}
    />
  );
};

/** The request for a quote: the tools with their quantities, and a message. */
export const QuoteRequestForm = (props: QuoteRequestFormProps) => {
  const { start, tools, goneText, names, isRefused, onChange, onSubmit } = props;
  return (
    <Formik
      initialValues={start}
      validate={async (values) => nestedErrors<RequestValues>(await requestErrors(values))}
      onSubmit={submitWith((values) => onSubmit(requestOf(values)))}
    >
      {({ values }) => (
        <FormikForm>
          <FormObserver onChange={onChange} />
          <Box
            sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } }}
          >
            <DetailsCard title="Tools">
              <Typography sx={{ color: 'text.secondary' }}>
                You can ask for more than is in stock.
              </Typography>
              <Lines values={values} tools={tools} goneText={goneText} names={names} />
            </DetailsCard>
            <DetailsCard title="Your message">
              <NoteField />
            </DetailsCard>
            <div>
              <FormSubmit disabled={!tools || isRefused}>Send request</FormSubmit>
            </div>
          </Box>
        </FormikForm>
      )}
    </Formik>
  );
};
