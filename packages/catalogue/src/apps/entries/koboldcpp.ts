import { lines, sh, type Shell, url } from "@vitrine/code";
import { isGated, type ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet, CommandedApp } from "../shapes.ts";
import { ask } from "../shared/ask.ts";
import { partsOf, projectorFor, selected } from "../shared/choices.ts";
import { GGUF } from "../shared/conditions.ts";
import { isEmbedding } from "../shared/embedding.ts";

export const koboldcpp: CommandedApp = {
	key: "koboldcpp",
	prettyLabel: "KoboldCpp",
	summary:
		"Runs GGUF models from a single executable, with a web UI for stories and characters, by Concedo and contributors.",
	licence: { value: "AGPL-3.0-only", source: "github:LostRuins/koboldcpp@0a2777c README.md", day: "2026-11-24" },
	platforms: {
		value: ["CPU", "CUDA", "Metal", "phone"],
		source: "github:LostRuins/koboldcpp@0a2777c README.md",
		day: "2026-11-24",
	},
	docsUrl: "https://github.com/LostRuins/koboldcpp",
	mainTask: "text-generation",
	macOSOnly: false,
	showsWhen: GGUF,
	snippets: (model, choice) => [start(model, choice), ask(model, 5001)],
};

/** For Windows and macOS, its releases contain other binaries. */
const SETUP = sh`
	curl -fL -o koboldcpp https://github.com/LostRuins/koboldcpp/releases/latest/download/koboldcpp-linux-x64
	chmod +x koboldcpp
	export PATH="$PWD:$PATH"
`;

function start(model: ModelRecord, choice?: AppChoice): AppSnippet {
	const { file } = selected(model, choice);
	const code = run(model, file ?? "model.gguf");
	return {
		title: isEmbedding(model) ? "Server (Linux)" : "Web UI and server (Linux)",
		setup: SETUP,
		login: "command",
		code: file === undefined ? lines([UNKNOWN, code]) : code,
	};
}

const UNKNOWN = sh`# model.gguf is a guess. Use a file of the repository.`;

/** It downloads a file by its address, with all parts of a model, but without a token. */
function run(model: ModelRecord, file: string): Shell {
	const projector = isEmbedding(model) ? undefined : projectorFor(model, file);
	if (model.private !== true && !isGated(model))
		return command(model, url`https://huggingface.co/${model.id}/resolve/main/${file}`, address(model, projector));
	const fetched = [...partsOf(model, file), ...(projector === undefined ? [] : [projector])];
	return lines([
		...fetched.map((path) => sh`hf download ${model.id} ${path} --local-dir .`),
		command(model, file, projector),
	]);
}

const address = ({ id }: ModelRecord, projector: string | undefined): string | undefined =>
	projector && url`https://huggingface.co/${id}/resolve/main/${projector}`;

function command(model: ModelRecord, file: string, projector: string | undefined): Shell {
	if (isEmbedding(model)) {
		return sh`
			koboldcpp \
			    --embeddingsmodel ${file}
		`;
	}
	if (projector === undefined) return sh`koboldcpp --model ${file}`;
	return sh`
		koboldcpp --model ${file} \
		    --mmproj ${projector}
	`;
}
