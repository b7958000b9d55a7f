import type { ModelRecord } from "@vitrine/model";
import type { Library } from "../shapes.ts";

/** Whether a library lists the record's task; one that lists none may serve any. */
export const servesTask = ({ tasks }: Library, { pipeline_tag: task }: ModelRecord): boolean =>
	task === undefined || tasks.length === 0 || tasks.some((one) => one === task);
