import { type CustomerGroup, groupSchema } from 'functions/contract';
import { type FormFields, typedText } from '../../../../lib/forms/formMerge.ts';

/** A group as staff type it. */
export interface GroupValues {
  name: string;
}

/** A group as the form shows it. */
export const groupValuesOf = ({ name }: CustomerGroup): GroupValues => ({ name });

/** The name that valid values mean. */
export const groupNameOf = (values: GroupValues): string => groupSchema.cast(values).name;

/** The fields of a group, by which two versions are compared. */
export const groupFields: FormFields<GroupValues, 'name'> = {
  labels: { name: 'Name' },
  textOf: typedText,
};
