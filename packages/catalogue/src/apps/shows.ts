import { hasTag, type ModelRecord } from "@vitrine/model";
import { chatTemplates } from "./shared/templates.ts";
import type { LocalApp, ShowsWhen } from "./shapes.ts";

/** Whether a record meets the app's `showsWhen`. */
export const appShows = (app: LocalApp, record: ModelRecord): boolean => holds(app.showsWhen, record);

/** Whether a record meets a condition. */
export const holds = (condition: ShowsWhen, record: ModelRecord): boolean => testOf(condition)(record);

type Test = (record: ModelRecord) => boolean;

/** The test of a condition, made once: an index tests dozens of conditions on millions of records. */
function testOf(condition: ShowsWhen): Test {
	let test = TESTS.get(condition);
	if (test === undefined) TESTS.set(condition, (test = madeOf(condition)));
	return test;
}

const TESTS = new WeakMap<ShowsWhen, Test>();

function madeOf(tree: ShowsWhen): Test {
	if ("any" in tree) return anyOf(tree.any.map(testOf));
	if ("all" in tree) return allOf(tree.all.map(testOf));
	if ("tag" in tree) return (record) => hasTag(record, tree.tag);
	if ("library" in tree) return ({ library_name: named }) => named === tree.library;
	if ("task" in tree) return ({ pipeline_tag: task }) => task === tree.task;
	if ("taskIn" in tree) return ({ pipeline_tag: task = "" }) => tree.taskIn.includes(task);
	if ("quantMethodIn" in tree) return (record) => tree.quantMethodIn.includes(quantMethod(record));
	if ("file" in tree) return ({ siblings = [] }) => siblings.some(({ rfilename }) => rfilename.endsWith(tree.file));
	if ("gguf" in tree) return ({ gguf }) => Boolean(gguf?.[tree.gguf]);
	return (record) => chatTemplates(record).some((template) => template.includes(tree.chatTemplateMentions));
}

const anyOf =
	(tests: readonly Test[]): Test =>
	(record) =>
		tests.some((test) => test(record));

const allOf =
	(tests: readonly Test[]): Test =>
	(record) =>
		tests.every((test) => test(record));

function quantMethod({ config }: ModelRecord): string {
	const method = config?.quantization_config?.["quant_method"];
	return typeof method === "string" ? method : "";
}
