/** Why a form was not accepted: a message for the form, and errors by field. */
export interface FormFailure {
  message: string;
  errors: Record<string, string>;
}
