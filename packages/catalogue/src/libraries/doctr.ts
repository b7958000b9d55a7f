import { ident, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { Library, LoadSnippet } from "../shapes.ts";

export const doctr: Library = {
	key: "doctr",
	prettyLabel: "docTR",
	summary: "Finds and reads text in document images, by Mindee.",
	licence: { value: "Apache-2.0", source: "pypi:python-doctr 1.1.0", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:python-doctr 1.1.0", day: "2026-11-23" },
	platforms: { value: ["CUDA"], source: "pypi:python-doctr 1.1.0", day: "2026-11-23" },
	repoName: "doctr",
	repoUrl: "https://github.com/mindee/doctr",
	filter: false,
	tasks: [],
	hostedTasks: ["object-detection"],
	package: { ecosystem: "pypi", name: "python-doctr" },
	modules: ["doctr"],
	snippets: snippets,
};

/** A model either detects words or reads them; the predictor needs both and has a default for the other. */
function snippets({ id }: ModelRecord): readonly LoadSnippet[] {
	const part = READS.test(id) ? "reco_arch" : FINDS.test(id) ? "det_arch" : undefined;
	return [{ code: part === undefined ? loading(id) : reading(id, part) }];
}

/** Architectures, as the usual names of repositories contain them. */
const READS = /crnn|sar_|master|vitstr|parseq|viptr/i;
const FINDS = /db_|linknet|fast_/i;

function reading(id: string, part: string): Python {
	return py`
		from doctr.io import DocumentFile
		from doctr.models import from_hub, ocr_predictor

		model = from_hub(${id})
		predictor = ocr_predictor(${ident(part)}=model, pretrained=True)

		result = predictor(DocumentFile.from_images("page.jpg"))
		print(result.render())
	`;
}

function loading(id: string): Python {
	return py`
		from doctr.models import from_hub

		# Pass a recognition model to ocr_predictor as reco_arch, a detection model as det_arch.
		model = from_hub(${id})
		print(model)
	`;
}
