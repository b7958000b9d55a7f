import type { Repositories } from "@vitrine/sources";

/** The files of a gated model, which this reader may not read. */
export class FilesGated extends Error {
	override readonly name = "FilesGated";
	readonly code = "files-gated";
	/** The id of the model. */
	readonly model: string;

	constructor(model: string) {
		super(`Access to the files of ${model} is restricted: it is gated, and needs a token of its owner.`);
		this.model = model;
	}
}

/** The card, which is shown to everyone who sees the model. */
const CARD = /^readme\.md$/i;

function check(id: string, path: string): void {
	if (!CARD.test(path)) throw new FilesGated(id);
}

/** The files of a gated model for readers without access: they are listed, and only the card can be read. */
export function gatedFiles(files: Repositories): Repositories {
	return {
		files: (id) => files.files(id),
		revision: (id) => files.revision(id),
		read: async (id, path, range) => {
			check(id, path);
			return files.read(id, path, range);
		},
		open: async (id, path) => {
			check(id, path);
			return files.open(id, path);
		},
		stream: async (id, path, range) => {
			check(id, path);
			return files.stream(id, path, range);
		},
	};
}
