import { py } from "@vitrine/code";
import type { Library, LoadSnippet } from "../shapes.ts";

export const laya: Library = {
	key: "laya",
	prettyLabel: "Laya",
	summary: "Answers typed questions about a text in one pass, with calibrated probabilities, by Convai Innovations.",
	licence: { value: "Apache-2.0", source: "pypi:laya 0.4.15", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:laya 0.4.15", day: "2026-11-23" },
	platforms: { value: ["CPU", "CUDA"], source: "github:NandhaKishorM/laya@00aeadc README.md", day: "2026-11-24" },
	repoName: "Laya",
	repoUrl: "https://github.com/NandhaKishorM/laya",
	filter: false,
	countDownloads: { field: "path", value: "rl_agent_config.json" },
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "laya" },
	snippets: snippets,
};

/** The router picks one of its checkpoints by the language of the text. */
function snippets(): readonly LoadSnippet[] {
	const code = py`
		from laya import Router

		router = Router()
		questions = {
		    "topic": {
		        "type": "choice",
		        "instructions": "What is the message about?",
		        "criteria": {"delivery": "parcels, dates, addresses", "other": "everything else"},
		    },
		}
		result = router.predict("My parcel has not arrived yet.", questions)
		print(result["answers"]["topic"]["choice"])
	`;
	return [{ code }];
}
