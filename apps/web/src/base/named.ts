/** The start of a sentence that names its field, if there is one. */
export const named = (field: string): string => (field === "" ? "" : `${field}: `);
