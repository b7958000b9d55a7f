import { isNamedDraft } from "../choices/contents/draftNames.ts";

/** What stands in code for a base model that the record does not name. */
export const FILL_IN = "fill-in-base-model";

/** The first of base models that is no draft itself. */
export const largerOf = (bases: readonly string[]): string | undefined => bases.find((id) => !isNamedDraft(id));
