import { type ChatTemplate, isObject } from "@vitrine/model";
import { JsonFiles } from "./json.ts";
import { type Repository, textOf } from "./repository.ts";

type Json = Readonly<Record<string, unknown>>;

/** The settings files of a repository; a missing one is empty. */
export interface Settings {
	/** `config.json` */
	readonly config: Json;
	/** `adapter_config.json` of PEFT */
	readonly adapter: Json;
	/** `model_index.json` of diffusers */
	readonly pipeline: Json;
	/** `tokenizer_config.json` */
	readonly tokenizer: Json;
	/** `preprocessor_config.json` */
	readonly preprocessor: Json;
	/** `task.json` of KerasHub */
	readonly kerasTask: Json;
	readonly chatTemplate?: ChatTemplate;
}

export async function readSettings(repository: Repository, json: JsonFiles): Promise<Settings> {
	const [config = {}, adapter = {}, pipeline = {}, tokenizer = {}, preprocessor = {}, kerasTask = {}] = [
		await json.read("config.json"),
		await json.read("adapter_config.json"),
		await json.read("model_index.json"),
		await json.read("tokenizer_config.json"),
		await json.read("preprocessor_config.json"),
		await json.read("task.json"),
	];
	const chatTemplate = template(tokenizer["chat_template"]) ?? (await separateTemplate(repository, json));
	return {
		config,
		adapter,
		pipeline,
		tokenizer,
		preprocessor,
		kerasTask,
		...(chatTemplate !== undefined && { chatTemplate }),
	};
}

const LONGEST_TEMPLATE = 256 * 1024;

async function separateTemplate(repository: Repository, json: JsonFiles): Promise<ChatTemplate | undefined> {
	const jinja = await textOf(repository, "chat_template.jinja", LONGEST_TEMPLATE);
	return jinja ?? template((await json.read("chat_template.json"))?.["chat_template"]);
}

function template(value: unknown): ChatTemplate | undefined {
	if (typeof value === "string") return value;
	if (!Array.isArray(value)) return undefined;
	return value.filter(
		(entry): entry is { name: string; template: string } =>
			isObject(entry) && typeof entry["name"] === "string" && typeof entry["template"] === "string",
	);
}
