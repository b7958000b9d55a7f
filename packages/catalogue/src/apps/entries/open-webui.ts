import { sh } from "@vitrine/code";
import type { CommandedApp } from "../shapes.ts";
import { CHAT_SERVED } from "../shared/conditions.ts";
import { server, SERVER_URL } from "../shared/server.ts";

export const openWebui: CommandedApp = {
	key: "open-webui",
	prettyLabel: "Open WebUI",
	summary: "Chats in the browser with models that another program serves, for one user or many, by Open WebUI Inc.",
	licence: { value: "LicenseRef-Open-WebUI", source: "pypi:open-webui 0.12.4", day: "2026-11-24" },
	platforms: { value: ["CPU", "CUDA"], source: "pypi:open-webui 0.12.4", day: "2026-11-24" },
	docsUrl: "https://docs.openwebui.com",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: CHAT_SERVED,
	snippets: (model, choice) => [server(model, choice), { title: "Start Open WebUI", setup, code: START }],
};

const setup = sh`uv tool install open-webui --python 3.12`;

/** The settings count on its first start only; later, connections are added in the app. */
const START = sh`
	# Then open http://localhost:3000
	DATA_DIR=~/.open-webui \
	    OPENAI_API_BASE_URL=${SERVER_URL} \
	    OPENAI_API_KEY=none \
	    open-webui serve --port 3000
`;
