import { joined, py, type Python, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { className } from "../loading/className.ts";
import { COMPLAINT, LABELS, SENTENCE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const paddlenlp: Library = {
	key: "paddlenlp",
	prettyLabel: "paddlenlp",
	summary: "Trains and runs language models on PaddlePaddle, by Baidu.",
	licence: { value: "Apache-2.0", source: "pypi:paddlenlp 2.8.1", day: "2026-11-23" },
	languages: { value: ["Python"], source: "pypi:paddlenlp 2.8.1", day: "2026-11-23" },
	repoName: "PaddleNLP",
	repoUrl: "https://github.com/PaddlePaddle/PaddleNLP",
	docsUrl: "https://huggingface.co/docs/hub/paddlenlp",
	filter: true,
	countDownloads: { field: "path", value: "model_config.json" },
	tasks: [],
	hostedTasks: ["fill-mask", "summarization", "zero-shot-classification"],
	// The last release imports pip, and names that the next releases of these packages have no more.
	package: {
		ecosystem: "pypi",
		name: "paddlenlp",
		alsoNeeds: ["paddlepaddle", "setuptools", "pip", "huggingface_hub<1", "aistudio-sdk<0.3", "pyarrow<22"],
	},
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	const stated = model.config?.architectures?.[0];
	return [{ code: stated === "UTC" ? labelling(model.id) : loading(model.id, stated) }];
}

/** Models that match texts with labels, prepared by the library's own task. */
function labelling(id: string): Python {
	return py`
		from paddlenlp import Taskflow

		classify = Taskflow("zero_shot_text_classification", schema=${LABELS}, task_path=${id}, from_hf_hub=True)

		print(classify(${COMPLAINT}))
	`;
}

/** The class in the configuration; without one, only the shared base of the model is loaded. */
function loading(id: string, stated: string | undefined): Python {
	const name = className<"python">(stated);
	const loaded = name ?? py`AutoModel`;
	return py`
		${when(
			name === undefined,
			py`# The architecture is not specified in config.json ("architectures"): replace AutoModel with its class.`,
		)}
		from paddlenlp.transformers import ${joined([py`AutoTokenizer`, loaded].toSorted(byName), ", ")}

		tokenizer = AutoTokenizer.from_pretrained(${id}, from_hf_hub=True)
		model = ${loaded}.from_pretrained(${id}, from_hf_hub=True)
		model.eval()

		inputs = tokenizer(${SENTENCE}, return_tensors="pd")
		${GENERATIVE.test(stated ?? "") ? written() : py`print(model(**inputs))`}
	`;
}

const byName = (a: Python, b: Python): number => (String(a) < String(b) ? -1 : 1);

const GENERATIVE = /For(?:ConditionalGeneration|CausalLM)$|LMHeadModel$/;

const written = (): Python => py`
	ids, _ = model.generate(inputs["input_ids"])
	print(tokenizer.batch_decode(ids, skip_special_tokens=True))
`;
