import type { RepositoryFile } from "@vitrine/sources";
import { FilesUnavailable } from "@vitrine/store";
import { type ModelView, readText, type Repository } from "./model.ts";
import { ofFiles } from "./ofFiles.ts";

/** Bytes of a card that are read. */
const LONGEST = 1_000_000;

/** The Markdown of a model card, cut if it is very long; undefined if there is none. */
export async function cardText({ repository }: ModelView): Promise<string | undefined> {
	const file = readmeOf(repository);
	return file === undefined ? undefined : readText(repository, file, LONGEST);
}

const readmeIn = ofFiles(
	(files: readonly RepositoryFile[]) => files.find(({ path }) => path.toLowerCase() === "readme.md")?.path,
);

/** The path of the model card; undefined if there is none. */
export function readmeOf(repository: Repository | undefined): string | undefined {
	return repository && readmeIn(repository.files);
}

/** Why a model has no card to read. */
interface NoCard {
	/** The repository has none; this catalogue does not have the files; or nobody can read them at the moment. */
	readonly code: "none" | "not-here" | "unavailable";
	/** A sentence or two. */
	readonly message: string;
}

/** A card as Markdown, or why there is none. */
export type ReadCard = { readonly text: string } | { readonly missing: NoCard };

const MESSAGES: Readonly<Record<NoCard["code"], string>> = {
	none: "This repository has no model card (README.md).",
	"not-here": "This catalogue has no model card for this model.",
	unavailable:
		"The files of this model, and its card if it has one, cannot be read at the moment: their folder or disk does not answer. Try again later.",
};

const noCard = (code: NoCard["code"]): NoCard => ({ code, message: MESSAGES[code] });

/** Why a model whose card was not found has none. */
export function whyNoCard({ repository, unavailable }: Pick<ModelView, "repository" | "unavailable">): NoCard {
	return noCard(unavailable ? "unavailable" : repository ? "none" : "not-here");
}

/** The card of a model, cut if it is very long, or why there is none; its source may go away while it is read. */
export async function readCard(model: ModelView): Promise<ReadCard> {
	try {
		const text = await cardText(model);
		return text === undefined ? { missing: whyNoCard(model) } : { text };
	} catch (error) {
		if (!(error instanceof FilesUnavailable)) throw error;
		return { missing: noCard("unavailable") };
	}
}
