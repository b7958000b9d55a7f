import { py, type Python, sh, type Shell, url } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { isRepository, noRepository } from "../../loading/repository.ts";
import type { LoadSnippet } from "../../shapes.ts";

/** The ways to fetch the files. */
export function filesSnippets(model: ModelRecord): readonly LoadSnippet[] {
	const { id } = model;
	if (!isRepository(id)) return [noRepository(id)];
	return [
		{ title: "Download", code: sh`hf download ${id}` },
		{ title: "Python", code: python(id) },
		{ title: "Git", code: git(id) },
	];
}

const python = (id: string): Python => py`
	from huggingface_hub import snapshot_download

	folder = snapshot_download(${id})
	print(folder)
`;

/** Without Git LFS, a clone has pointers in place of the weights. */
const git = (id: string): Shell => sh`
	git lfs install
	git clone ${url`https://huggingface.co/${id}`}
`;
