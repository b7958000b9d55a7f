import { appsFor } from "@vitrine/catalogue";
import { type Endpoint, isChat } from "@vitrine/inference";
import type { ModelRecord } from "@vitrine/model";
import { standingText } from "@vitrine/verify";
import { links } from "../../base/links.ts";
import { offered } from "../../panel/call/providers.ts";
import { type PanelState, serialisePanel } from "../../panel/state/state.ts";
import { panelView } from "../../panel/view/props.ts";
import { labelOfMeaning } from "../reading/labels.ts";
import type { CodeMeaning } from "../reading/meanings.ts";
import type { Answer, CodeView } from "../shapes.ts";

/** What the code should be like. */
type Wanted = { readonly [Of in CodeMeaning["of"]]?: Extract<CodeMeaning, { readonly of: Of }> };

/**
 * The code that words ask for, for the first of the models that can do what they ask; the models are in the order of the search.
 * Undefined without models.
 */
export function codeAnswer(
	models: readonly ModelRecord[],
	meanings: readonly CodeMeaning[],
	endpoints: readonly Endpoint[],
	library?: string,
): Answer | undefined {
	const wanted: Wanted = Object.fromEntries(meanings.map((meaning) => [meaning.of, meaning]));
	const [first] = models;
	const record = best(models, wanted, endpoints) ?? first;
	if (record === undefined || first === undefined) return undefined;
	const streams = wanted.stream !== undefined && isChat(record);
	const state = stateOf(wanted, streams, library);
	const view = panelView(record, state, endpoints);
	const code = view.blocks.find((block) => block.type === "code");
	const remarks = [
		...(record === first ? [] : [`${first.id} matches better, but is not known to offer this.`]),
		...(wanted.stream && !streams ? ["Only chat models stream."] : []),
		...view.problems.map(({ message }) => message),
		...(view.why === undefined ? [] : [view.why]),
		...[view.doubt, code?.doubt, code?.note].flatMap((one) => one ?? []),
	];
	return {
		label: labelFor(record.id, wanted, streams),
		href: `${links.model(record.id, Object.fromEntries(serialisePanel(state)))}#snippet`,
		note: "Code",
		remarks,
		...(code && { code: codeView(code) }),
	};
}

function codeView({
	title,
	html,
	checked,
}: Pick<CodeView, "title" | "html"> & { readonly checked?: CodeView["checked"] | undefined }): CodeView {
	return { title, html, ...(checked && { checked }), level: standingText(checked) };
}

function stateOf({ provider, client, written, app, code }: Wanted, streams: boolean, library?: string): PanelState {
	if (app) return { mode: "run", app: app.value };
	const calls = provider ?? client ?? written;
	if (code && !calls) return library === undefined ? {} : { mode: "load", library };
	const language = client?.languages.find((one) => one === written?.value) ?? client?.languages[0] ?? written?.value;
	return {
		mode: "call",
		...(provider && { provider: provider.value }),
		...(language !== undefined && { language }),
		...(client && { client: client.value }),
		...(streams && { stream: "true" }),
	};
}

/** The first model of those that can do most of what is wanted. */
function best(models: readonly ModelRecord[], wanted: Wanted, endpoints: readonly Endpoint[]): ModelRecord | undefined {
	const scored = models.map((model) => ({ model, score: scoreOf(model, wanted, endpoints) }));
	return scored.toSorted((a, b) => b.score - a.score)[0]?.model;
}

function scoreOf(model: ModelRecord, { provider, stream, app }: Wanted, endpoints: readonly Endpoint[]): number {
	const served = provider ? servedBy(model, provider.value, endpoints) : 0;
	const streamed = stream && isChat(model) ? 1 : 0;
	const run = app && appsFor(model).some(({ key }) => key === app.value) ? 4 : 0;
	return served + streamed + run;
}

/** 4 if the model's record or the operator says that the provider serves it, 2 if it serves the task. */
function servedBy(model: ModelRecord, provider: string, endpoints: readonly Endpoint[]): number {
	const { own, mapped, others } = offered(model, endpoints);
	if ([...own, ...mapped].some(({ key }) => key === provider)) return 4;
	return others.some(({ key }) => key === provider) ? 2 : 0;
}

/** `curl to call meta/llama on Groq, streaming`. */
function labelFor(id: string, { provider, client, written, app, code }: Wanted, streams: boolean): string {
	if (app) return `Run ${id} ${labelOfMeaning(app)}`;
	const tool = client?.value ?? written?.label ?? "Code";
	const verb = code && !provider && !client && !written ? "use" : "call";
	const where = provider ? ` ${labelOfMeaning(provider)}` : "";
	return `${tool} to ${verb} ${id}${where}${streams ? ", streaming" : ""}`;
}
