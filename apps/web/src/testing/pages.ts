import { otherPages } from "./otherPages.ts";

const LISTED: Readonly<Record<string, string>> = {
	home: "/",
	tasks: "/tasks",
	task: "/tasks/text-generation",
	"task with sound": "/tasks/automatic-speech-recognition",
	models: "/models",
	model: "/models/acme/parser",
	"model, its files": "/models/acme/parser-gguf?tab=files",
	"model, its metadata": "/models/acme/parser?tab=metadata",
	"model, its memory": "/models/acme/parser-gguf?tab=memory&memory=8",
	"model, its family": "/models/acme/parser?tab=derivatives",
	library: "/libraries/transformers",
	docs: "/docs",
	provider: "/providers/fal-ai",
	quantizations: "/quantizations?file=model-Q4_K_M.gguf&parameters=8B",
	collection: "/collections/speech",
	search: "/search?q=parser+curl",
	compare: "/compare?model=acme/parser&model=acme/served",
};

/** The pages of the site that are measured, by name: those listed above, and every other page of the table. */
export const PAGES: Readonly<Record<string, string>> = {
	...LISTED,
	...Object.fromEntries(otherPages(Object.values(LISTED)).map((path) => [path.slice(1), path])),
};
