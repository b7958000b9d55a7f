import { sh } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { LOCAL_AGENT } from "../shared/conditions.ts";
import { server, SERVER_URL } from "../shared/server.ts";

export const openclaw: CommandedApp = {
	key: "openclaw",
	prettyLabel: "OpenClaw",
	summary: "Acts as a personal assistant that you reach through your messaging apps, by Peter Steinberger.",
	licence: { value: "MIT", source: "npm:openclaw 2026.9.6", day: "2026-11-23" },
	docsUrl: "https://github.com/openclaw/openclaw",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: LOCAL_AGENT,
	snippets,
};

function snippets(model: ModelRecord, choice?: AppChoice): readonly AppSnippet[] {
	return [
		server(model, choice),
		{ title: "Configure OpenClaw", setup, code: onboarding(model) },
		{ title: "Run it once", code: sh`openclaw agent exec "Say in one line what this folder holds"` },
	];
}

const setup = sh`
	# Before npm 11.16, leave out --allow-scripts.
	npm install -g openclaw@latest --allow-scripts=openclaw
`;

/** OpenClaw requires a key, even for a server without authentication. */
const onboarding = ({ id }: ModelRecord): AppSnippet["code"] => sh`
	openclaw onboard --non-interactive --accept-risk --skip-health \
	    --auth-choice custom-api-key \
	    --custom-base-url ${SERVER_URL} \
	    --custom-model-id ${id} \
	    --custom-api-key none \
	    --secret-input-mode plaintext \
	    --custom-compatibility openai
`;
