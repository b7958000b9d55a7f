/** The id of a model as the steps of a path: slashes after the first belong to its name. */
export const idSteps = (id: string): string => encodeURIComponent(id).replace("%2F", "/");
