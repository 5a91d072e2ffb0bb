/** Why a form was not accepted: what to say of the whole, and of its fields. */
export interface FormFailure {
  message: string;
  errors: Record<string, string>;
}
