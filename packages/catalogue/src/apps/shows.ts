import { hasTag, type ModelRecord } from "@vitrine/model";
import { chatTemplates } from "./shared/templates.ts";
import type { LocalApp, ShowsWhen } from "./shapes.ts";

/** Whether a record meets the app's `showsWhen`. */
export const appShows = (app: LocalApp, record: ModelRecord): boolean => holds(app.showsWhen, record);

/** Whether a record meets a condition. */
export function holds(tree: ShowsWhen, record: ModelRecord): boolean {
	if ("any" in tree) return tree.any.some((branch) => holds(branch, record));
	if ("all" in tree) return tree.all.every((branch) => holds(branch, record));
	if ("tag" in tree) return hasTag(record, tree.tag);
	if ("library" in tree) return record.library_name === tree.library;
	if ("task" in tree) return record.pipeline_tag === tree.task;
	if ("taskIn" in tree) return tree.taskIn.includes(record.pipeline_tag ?? "");
	if ("quantMethodIn" in tree) return tree.quantMethodIn.includes(quantMethod(record));
	if ("file" in tree) return record.siblings?.some(({ rfilename }) => rfilename.endsWith(tree.file)) === true;
	if ("gguf" in tree) return Boolean(record.gguf?.[tree.gguf]);
	return chatTemplates(record).some((template) => template.includes(tree.chatTemplateMentions));
}

function quantMethod({ config }: ModelRecord): string {
	const method = config?.quantization_config?.["quant_method"];
	return typeof method === "string" ? method : "";
}
