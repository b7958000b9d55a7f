import { sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet } from "../shapes.ts";
import { selected } from "./choices.ts";
import { llamaArguments } from "./llama.ts";
import { remoteCode } from "./remoteCode.ts";

/** Where an agent finds the model, under the model's id. */
export const SERVER_URL = "http://127.0.0.1:8080/v1";

/** The server that an agent talks to: llama.cpp's for a GGUF repository, that of MLX LM for any other. */
export function server(model: ModelRecord, choice?: AppChoice): AppSnippet {
	const title = "Start a server with the model";
	return model.gguf?.context_length
		? { title, setup: sh`brew install llama.cpp`, login: "variable", code: llamaServer(model, choice) }
		: {
				title,
				setup: sh`uv tool install mlx-lm`,
				login: "command",
				code: sh`mlx_lm.server --model ${model.id} --port 8080${remoteCode(model)}`,
			};
}

const llamaServer = (model: ModelRecord, choice?: AppChoice): Shell =>
	sh`llama-server ${llamaArguments(model, selected(model, choice))} --alias ${model.id} --port 8080`;
