/** The imported files of the bank: apart from other paths, which the home page loads. */
export const bankImportsPath = '/dashboard/bank/imports';
