import type { TaskName } from "@vitrine/catalogue";

/** The filters that leave a task out, as words; empty if all have it. */
export const hiddenIn = ({ hideInModels, hideInDatasets }: TaskName): string =>
	[hideInModels && "model filter", hideInDatasets && "dataset filter"].filter(Boolean).join(", ");
