import { sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet } from "../shapes.ts";
import { selected } from "./choices.ts";
import { runsGguf } from "./gguf.ts";
import { llamaArguments } from "./llama.ts";
import { remoteCode } from "./remoteCode.ts";

/** The address of the server, which serves the model under its id. */
export const SERVER_URL = "http://127.0.0.1:8080/v1";

/** The server for an agent: that of llama.cpp for a GGUF repository, otherwise that of MLX LM. */
export function server(model: ModelRecord, choice?: AppChoice): AppSnippet {
	const title = "Start a server with the model";
	return runsGguf(model)
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
