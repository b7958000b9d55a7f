import { args, type Shell, sh, when } from "@vitrine/code";
import { isGated, type ModelRecord } from "@vitrine/model";

/** A container that serves a model: the options of `docker run`, then the image with its arguments. */
export const container = (model: ModelRecord, options: Shell, served: readonly Shell[]): Shell =>
	args([sh`docker run ${options}`, when(needsToken(model), sh`    -e HF_TOKEN`), ...served]);

/** The container receives the shell's token for a gated or private model. */
const needsToken = (model: ModelRecord): boolean => isGated(model) || model.private === true;
