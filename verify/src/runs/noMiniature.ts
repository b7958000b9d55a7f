/** Why code was not run, as the report has it. */
export const NO_MINIATURE = "there is no miniature for this kind of model";
