import { CHAT, callableTasks, type CallOptions, isRefusal, plan, providerKeys, snippetsFor } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { EXTENSIONS, type Subject } from "../subject.ts";
import { CHOICES } from "./callChoices.ts";
import { mappedRecords } from "./knownNames.ts";
import { newShapes, shapesOf } from "./newShapes.ts";

/**
 * Every call: each task of each provider, on both routes, in each client, with the example input of the task; chat also
 * streamed. Then one subject for each further template that the reader's choices lead to.
 */
export function callSubjects(): readonly Subject[] {
	const plain = [...subjectsOf(records(), {}), ...subjectsOf(chats, { streaming: true }), ...mappedSubjects()];
	return [...plain, ...newShapes(withChoices(), shapesOf(plain))];
}

/** The same with names of models that records state, directly and on the router. */
const mappedSubjects = (): readonly Subject[] =>
	records().flatMap((record) =>
		providerKeys.flatMap((provider) =>
			mappedRecords(record, provider).flatMap((model, at) =>
				ROUTES.flatMap((route) => subjectsFor(model, { provider, route }, `known-${at + 1}`)),
			),
		),
	);

const ID = "acme/model";
const chats: readonly ModelRecord[] = ["text-generation", "image-text-to-text"].map((task) => ({
	id: ID,
	tags: ["conversational"],
	pipeline_tag: task,
}));

/** A record of each task; of chat two, one with an image as input. */
function records(): readonly ModelRecord[] {
	const others = callableTasks().filter((task) => task !== CHAT);
	return [...chats, ...others.map((task) => ({ id: ID, tags: [], pipeline_tag: task }))];
}

const ENDPOINT: CallOptions = { endpointUrl: "http://localhost:8080/v1" };

function withChoices(): readonly Subject[] {
	const all = [...bothWays(CHOICES, {}), ...bothWays([{}, ...CHOICES], ENDPOINT)];
	return all.flatMap((choice) => subjectsOf(records(), choice));
}

/** Options with and without streaming, at a target. */
const bothWays = (choices: readonly CallOptions[], target: CallOptions): readonly CallOptions[] =>
	choices.flatMap((choice) => [
		{ ...choice, ...target },
		{ ...choice, streaming: true, ...target },
	]);

const ROUTES = ["provider", "router"] as const;

function subjectsOf(models: readonly ModelRecord[], choice: CallOptions): readonly Subject[] {
	// Without a route, an account to bill decides about it.
	const routes = choice.billTo ? [...ROUTES, undefined] : ROUTES;
	const targets: readonly CallOptions[] =
		"endpointUrl" in choice ? [{}] : providerKeys.flatMap((provider) => routes.map((route) => ({ provider, route })));
	return models.flatMap((model) => targets.flatMap((target) => subjectsFor(model, { ...target, ...choice })));
}

function subjectsFor(model: ModelRecord, options: CallOptions, name?: string): readonly Subject[] {
	const { provider = "endpoint", route, ...choice } = options;
	const task = model.tags.length > 0 ? `${model.pipeline_tag}.chat` : model.pipeline_tag;
	const folder = [task, provider, route, name, ...Object.keys(choice)].filter((part) => part !== undefined).join("/");
	const call = plan(model, options);
	if (isRefusal(call)) return [];
	return snippetsFor(call).flatMap((snippet) => {
		if (isRefusal(snippet)) return [];
		const { language, client, content, shape } = snippet;
		const id = `call/${folder}/${client}.${EXTENSIONS[language]}`;
		return [{ id, language, text: content, shape, model, call: { client, options } }];
	});
}
