export const NO_IMPORTS: readonly string[] = [];
