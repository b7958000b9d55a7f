import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { LOCAL_AGENT } from "../shared/conditions.ts";
import { server, SERVER_URL } from "../shared/server.ts";

export const hermesAgent: CommandedApp = {
	key: "hermes-agent",
	prettyLabel: "Hermes Agent",
	summary: "Works on tasks in the terminal and in messaging apps, and remembers what it learned, by Nous Research.",
	licence: { value: "MIT", source: "pypi:hermes-agent 0.19.0", day: "2026-11-24" },
	docsUrl: "https://hermes-agent.nousresearch.com/",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: LOCAL_AGENT,
	snippets,
};

function snippets(model: ModelRecord, choice?: AppChoice): readonly AppSnippet[] {
	return [
		server(model, choice),
		{ title: "Configure Hermes", setup, code: configuration(model) },
		{ title: "Start Hermes", code: sh`hermes` },
	];
}

const setup = sh`curl -fsSL https://hermes-agent.nousresearch.com/install.sh | bash`;

const configuration = ({ id }: ModelRecord): AppSnippet["code"] => sh`
	hermes config set model.provider custom
	hermes config set model.base_url ${SERVER_URL}
	hermes config set model.default ${id}
`;
