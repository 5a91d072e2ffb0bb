/** The name of the number that identifies a bank, wherever it is entered, shown or printed. */
export const bankCodeLabel = 'Routing number or BIC';
