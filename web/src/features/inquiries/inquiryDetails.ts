/** The optional details of an inquiry, as typed. */
export interface InquiryDetails {
  /** The id of a tool that was chosen, or empty. */
  tool: string;
  toolName: string;
  quantity: string;
  message: string;
  name: string;
}

export const noDetails: InquiryDetails = {
  tool: '',
  toolName: '',
  quantity: '',
  message: '',
  name: '',
};

/**
 * The body of an inquiry: an address, and what was added. A quantity that is no number is a text,
 * which the schema refuses.
 */
export type InquiryBody = { email: string } & Partial<
  Omit<InquiryDetails, 'quantity'> & { quantity: number | string }
>;

/** Messages by field. Other failures are the message of the address. */
export type InquiryProblems = Partial<Record<string, string>>;
