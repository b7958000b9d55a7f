import type { Library } from "../../shapes.ts";
import { filesSnippets } from "./snippets.ts";

/** Fetching the files of a repository, in the shape of a library, so that its code is made and checked like theirs. */
export const FILES: Library = {
	key: "files",
	prettyLabel: "Files",
	summary: "Downloads the files of a repository to your machine, by Hugging Face.",
	repoName: "huggingface_hub",
	repoUrl: "https://github.com/huggingface/huggingface_hub",
	docsUrl: "https://huggingface.co/docs/huggingface_hub/guides/download",
	filter: false,
	tasks: [],
	hostedTasks: [],
	package: { ecosystem: "pypi", name: "huggingface_hub" },
	snippets: filesSnippets,
};
