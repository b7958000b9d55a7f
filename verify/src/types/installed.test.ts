import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ModelRecord } from "@vitrine/model";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../processes/temporaryFolder.ts";
import { subjectOf } from "../testing/subject.ts";
import { sourceProblems } from "./sources.ts";

/** What a release of Transformers says of the classes for tasks, in the form it says it. */
const AUTO = `
MODEL_FOR_CAUSAL_LM_MAPPING_NAMES = OrderedDict([("one", "OneForCausalLM"), ("two", ("TwoForCausalLM", "TwoLM"))])
MODEL_FOR_MANY_MAPPING_NAMES = OrderedDict(
    [*list(MODEL_FOR_CAUSAL_LM_MAPPING_NAMES.items()), ("three", "ThreeForMany")]
)
MODEL_FOR_CAUSAL_LM_MAPPING = _LazyAutoMapping(CONFIG_MAPPING_NAMES, MODEL_FOR_CAUSAL_LM_MAPPING_NAMES)
MODEL_FOR_MANY_MAPPING = _LazyAutoMapping(CONFIG_MAPPING_NAMES, MODEL_FOR_MANY_MAPPING_NAMES)
class AutoModelForCausalLM(_BaseAutoModelClass):
    _model_mapping = MODEL_FOR_CAUSAL_LM_MAPPING
class AutoModelForMany(_BaseAutoModelClass):
    _model_mapping = MODEL_FOR_MANY_MAPPING
`;

const SPEECH = `
class State:
    def __init__(self, model, device="cuda", **others): self.settings = others
def load(name, device="cpu"): pass
def read(path): pass
`;

const { folder, remove } = temporaryFolder("installed");
afterAll(remove);
const python = join(folder, "bin/python");

beforeAll(() => {
	expect(spawnSync("python3", ["-m", "venv", "--without-pip", folder]).status).toBe(0);
	const asked = spawnSync(python, ["-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], {
		encoding: "utf8",
	});
	const files = {
		"transformers/__init__.py": "class Auto:\n    def from_pretrained(name, trust_remote_code=False): pass\n",
		"transformers/models/auto/modeling_auto.py": AUTO,
		"speech/__init__.py": SPEECH,
		"comet/__init__.py":
			"def load_from_checkpoint(path): pass\ndef predict(data): return [(one['src'], one['mt']) for one in data]\n",
	};
	for (const [path, text] of Object.entries(files)) {
		const file = join(asked.stdout.trim(), path);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}
});

async function problemOf(text: string, model: Partial<ModelRecord> = {}): Promise<string | undefined> {
	const subject = subjectOf({ text, model: { id: "acme/model", tags: [], ...model } });
	return (await sourceProblems([subject], python))[0];
}

const loadedBy = (name: string, more = ""): string =>
	`from transformers import ${name}\nprint(${name}.from_pretrained("acme/model"${more}))`;

const programWith = (state: string): string =>
	`import speech\ndevice = "cpu"\nmodel = speech.load("acme/model", device=device)\nprint(speech.State(model${state}), speech.read("a.wav"))`;

const scoredBy = (id: string): string =>
	`from comet import load_from_checkpoint, predict\nprint(load_from_checkpoint("${id}"), predict([{"src": "a", "mt": "b"}]))`;

describe("a class for a task", () => {
	it.each([
		["AutoModelForCausalLM", "one", ["OneForCausalLM"]],
		["AutoModelForCausalLM", "two", ["TwoLM"]],
		["AutoModelForMany", "one", ["OneForCausalLM"]],
		["AutoModelForCausalLM", "a-later-type", ["ALaterClass"]],
		["AutoModelForElsewhere", "one", ["OneForCausalLM"]],
	])("%s loads a model of the type %s with %s", async (name, type, architectures) => {
		expect(await problemOf(loadedBy(name), { config: { model_type: type, architectures } })).toBeUndefined();
	});

	it("does not load another type, unless the repository has the code", async () => {
		const config = { model_type: "three", architectures: ["ThreeForMany"] };
		const problem = 'line 2: AutoModelForCausalLM does not load models of the type "three"';
		expect(await problemOf(loadedBy("AutoModelForCausalLM"), { config })).toBe(problem);
		expect(await problemOf(loadedBy("AutoModelForCausalLM", ", trust_remote_code=True"), { config })).toBeUndefined();
	});

	it("does not load a model of whose type only the class is known", async () => {
		const config = { architectures: ["ThreeForMany"] };
		const problem = "line 2: AutoModelForCausalLM does not load ThreeForMany";
		expect(await problemOf(loadedBy("AutoModelForCausalLM"), { config })).toBe(problem);
	});
});

describe("the device of a program", () => {
	it.each([", device=device", ", device", ", device=device, **model.settings"])("is given as (%s)", async (state) => {
		expect(await problemOf(programWith(state))).toBeUndefined();
	});

	it.each(["", ", **model.settings"])("is missing in (%s)", async (state) => {
		expect(await problemOf(programWith(state))).toBe("line 4: State is not given the device");
	});

	it("is not asked for where no function is given one", async () => {
		expect(await problemOf('import speech\nprint(speech.State("acme/model"))')).toBeUndefined();
	});
});

describe("a translation without a reference", () => {
	it("is for a metric that is called so", async () => {
		expect(await problemOf(scoredBy("acme/wmt-kiwi"), { id: "acme/wmt-kiwi" })).toBeUndefined();
		expect(await problemOf(scoredBy("acme/wmt-da"), { id: "acme/wmt-da" })).toMatch(/compares with a reference/);
	});
});
