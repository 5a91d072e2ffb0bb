/** Why a form was not accepted: a message for the form, and errors by field. */
export interface FormFailure {
  message: string;
  errors: Record<string, string>;
}

/** The result of saving: what is stored now, a failure, or what someone else saved first. */
export type SaveOutcome<Stored> = { saved: Stored } | { failure: FormFailure } | { theirs: Stored };
