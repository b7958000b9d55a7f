import { sh, type Value } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { LOCAL_AGENT } from "../shared/conditions.ts";
import { server, SERVER_URL } from "../shared/server.ts";

export const pi: CommandedApp = {
	key: "pi",
	prettyLabel: "Pi",
	summary: "Writes and edits code as a small agent in the terminal, by Mario Zechner and Earendil.",
	licence: { value: "MIT", source: "npm:@earendil-works/pi-coding-agent 1.6.0", day: "2026-11-29" },
	docsUrl: "https://github.com/earendil-works/pi",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: LOCAL_AGENT,
	snippets,
};

function snippets(model: ModelRecord, choice?: AppChoice): readonly AppSnippet[] {
	return [
		server(model, choice),
		{ title: "Configure Pi", setup, code: configuration(model) },
		{ title: "Start Pi", code: sh`pi --provider local --model ${model.id}` },
	];
}

const setup = sh`npm install -g --ignore-scripts @earendil-works/pi-coding-agent`;

/** The file may contain the reader's own providers, so an existing one is not overwritten. */
const configuration = ({ id }: ModelRecord): AppSnippet["code"] => sh`
	# An existing file is not changed: add the provider to it by hand.
	mkdir -p ~/.pi/agent
	(set -C; printf "%s\n" ${models(id)} > ~/.pi/agent/models.json)
`;

/** Pi requires a key, even for a server without authentication. */
const models = (id: string): Value => ({
	providers: { local: { baseUrl: SERVER_URL, api: "openai-completions", apiKey: "none", models: [{ id }] } },
});
