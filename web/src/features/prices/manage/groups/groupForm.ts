import { type CustomerGroup, groupSchema } from 'functions/contract';
import { typedText, type VersionedFields } from '../../../../lib/forms/formMerge.ts';

/** A group as staff type it. */
export interface GroupValues {
  name: string;
}

/** The name that valid values mean. */
export const groupNameOf = (values: GroupValues): string => groupSchema.cast(values).name;

/** The fields of a group, by which two versions are compared. */
export const groupFields: VersionedFields<CustomerGroup, GroupValues, 'name'> = {
  labels: { name: 'Name' },
  textOf: typedText,
  valuesOf: ({ name }) => ({ name }),
  schema: groupSchema,
};
