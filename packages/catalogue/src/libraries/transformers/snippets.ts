import { commented, py, type Python } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import type { LoadSnippet } from "../../shapes.ts";
import { assistingSnippet } from "./assisting.ts";
import { autoClassSnippet } from "./autoClass.ts";
import { captioningSnippet } from "./captioning.ts";
import { pipelineSnippet } from "./pipeline.ts";
import { registeredSnippet } from "./registered.ts";
import { retasked, soundless } from "./retasked.ts";
import { configuredSnippet, likelySnippet } from "./unstated.ts";
import { withoutPipeline } from "./withoutPipeline.ts";

/**
 * The pipeline if there is one, then the model by its class; otherwise how to find out. Without `transformersInfo`, the
 * first has the specification's note as a comment.
 */
export function transformersSnippets(given: ModelRecord): readonly LoadSnippet[] {
	const { model, notes } = retasked(given);
	const comments = [...(model.transformersInfo === undefined ? [UNKNOWN] : []), ...notes];
	const assisting = assistingSnippet(model);
	if (assisting !== undefined) return [{ title: "Assisted generation", code: assisting }];
	const called = soundless(model) ?? captioningSnippet(model);
	if (called !== undefined) return [{ title: "Model class", code: commented(comments, called) }];
	const registered = withoutPipeline(model) ? undefined : registeredSnippet(model);
	if (registered !== undefined) return [{ title: "Model class", code: commented(comments, registered) }];
	const pipeline = optional(pipelineSnippet(model), (code) => commented(comments, code));
	const found = withoutPipeline(model) ?? autoClassSnippet(model) ?? (pipeline ? undefined : likelySnippet(model));
	const classes = optional(found, (code) => (pipeline === undefined ? commented(comments, code) : code));
	const ways = [
		...(pipeline ? [{ title: "Pipeline", code: pipeline }] : []),
		...(classes ? [{ title: "Model class", code: classes }] : []),
	];
	return ways.length > 0 ? ways : [{ title: "Configuration", code: commented([UNKNOWN], configuredSnippet(model)) }];
}

const optional = (code: Python | undefined, change: (code: Python) => Python): Python | undefined =>
	code === undefined ? undefined : change(code);

const UNKNOWN = py`# Type of model unknown: the record does not name its class.`;
