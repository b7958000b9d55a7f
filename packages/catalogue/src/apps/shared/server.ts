import { sh, type Shell } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { AppChoice, AppSnippet } from "../shapes.ts";
import { selected } from "./choices.ts";
import { runsGguf } from "./gguf.ts";
import { llamaArguments } from "./llama.ts";
import { remoteCode } from "./remoteCode.ts";
import { seesImages } from "./templates.ts";

/** The address of the server, which serves the model under its id. */
export const SERVER_URL = "http://127.0.0.1:8080/v1";

/** The server for an app without one: that of llama.cpp for a GGUF repository, otherwise that of MLX. */
export function server(model: ModelRecord, choice?: AppChoice): AppSnippet {
	const title = "Start a server with the model";
	return runsGguf(model)
		? { title, setup: sh`brew install llama.cpp`, login: "variable", code: llamaServer(model, choice) }
		: { title, login: "command", ...mlxServer(model) };
}

/** MLX LM reads no images. */
function mlxServer(model: ModelRecord): Pick<AppSnippet, "setup" | "code"> {
	const options = sh`--model ${model.id} --port 8080${remoteCode(model)}`;
	return seesImages(model)
		? {
				setup: sh`uv tool install mlx-vlm --with "mlx[cpu]; sys_platform == 'linux'"`,
				code: sh`mlx_vlm.server ${options}`,
			}
		: {
				setup: sh`uv tool install mlx-lm --with "mlx[cpu]; sys_platform == 'linux'"`,
				code: sh`mlx_lm.server ${options}`,
			};
}

const llamaServer = (model: ModelRecord, choice?: AppChoice): Shell =>
	sh`llama-server ${llamaArguments(model, selected(model, choice))} --alias ${model.id} --port 8080`;
