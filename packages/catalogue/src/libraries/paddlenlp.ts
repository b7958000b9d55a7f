import { joined, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { className } from "../loading/className.ts";
import { SENTENCE } from "../loading/samples.ts";
import type { Library, LoadSnippet } from "../shapes.ts";

export const paddlenlp: Library = {
	key: "paddlenlp",
	prettyLabel: "paddlenlp",
	repoName: "PaddleNLP",
	repoUrl: "https://github.com/PaddlePaddle/PaddleNLP",
	docsUrl: "https://huggingface.co/docs/hub/paddlenlp",
	filter: true,
	countDownloads: { field: "path", value: "model_config.json" },
	tasks: [],
	hostedTasks: ["fill-mask", "summarization", "zero-shot-classification"],
	package: { ecosystem: "pypi", name: "paddlenlp", alsoNeeds: ["paddlepaddle"] },
	snippets: snippets,
};

function snippets(model: ModelRecord): readonly LoadSnippet[] {
	return [{ code: loading(model.id, model.config?.architectures?.[0]) }];
}

/** The class that the configuration states; without one only what all models of a kind share is loaded. */
function loading(id: string, stated: string | undefined): Python {
	const name = className<"python">(stated) ?? py`AutoModel`;
	return py`
		${className(stated) ? py`` : py`# The architecture is not specified in config.json ("architectures"): put its class in place of AutoModel.`}
		from paddlenlp.transformers import ${joined([py`AutoTokenizer`, name].toSorted(byName), ", ")}

		tokenizer = AutoTokenizer.from_pretrained(${id}, from_hf_hub=True)
		model = ${name}.from_pretrained(${id}, from_hf_hub=True)
		model.eval()

		${call(stated ?? "")}
	`;
}

const byName = (a: Python, b: Python): number => (String(a) < String(b) ? -1 : 1);

/** Models that write are asked to; those that match labels want more than a text, so they are only loaded. */
function call(stated: string): Python {
	if (stated === "UTC") return py``;
	const inputs = py`inputs = tokenizer(${SENTENCE}, return_tensors="pd")`;
	if (!/For(ConditionalGeneration|CausalLM)$|LMHeadModel$/.test(stated))
		return py`
			${inputs}
			print(model(**inputs))
		`;
	return py`
		${inputs}
		ids, _ = model.generate(inputs["input_ids"])
		print(tokenizer.batch_decode(ids, skip_special_tokens=True))
	`;
}
