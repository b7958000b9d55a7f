import { commented, py, type Python, when } from "@vitrine/code";
import type { ModelRecord } from "@vitrine/model";
import { noClass } from "../../loading/className.ts";
import { remoteCode } from "../../loading/remoteCode.ts";
import type { LoadSnippet } from "../../shapes.ts";
import { autoClassSnippet } from "./autoClass.ts";
import { pipelineSnippet } from "./pipeline.ts";
import { taskOf } from "./task.ts";
import { withoutPipeline } from "./withoutPipeline.ts";

/**
 * The pipeline if there is one, then the model by its class; otherwise how to find out. Without `transformersInfo`, the
 * first has the specification's note as a comment.
 */
export function transformersSnippets(model: ModelRecord): readonly LoadSnippet[] {
	const comments = model.transformersInfo === undefined ? [UNKNOWN] : [];
	const pipeline = optional(pipelineSnippet(model), (code) => commented(comments, code));
	const classes = optional(withoutPipeline(model) ?? autoClassSnippet(model), (code) =>
		pipeline === undefined ? commented(comments, code) : code,
	);
	const ways = [
		...(pipeline ? [{ title: "Pipeline", code: pipeline }] : []),
		...(classes ? [{ title: "Model class", code: classes }] : []),
	];
	return ways.length > 0 ? ways : [{ title: "Configuration", code: unknownType(model) }];
}

const optional = (code: Python | undefined, change: (code: Python) => Python): Python | undefined =>
	code === undefined ? undefined : change(code);

const UNKNOWN = py`# Type of model unknown: the record does not say which class loads it.`;

/** For a record that does not say how to load the model: prints its configuration. */
function unknownType(model: ModelRecord): Python {
	return py`
		${UNKNOWN}
		${noClass("auto_model", model.transformersInfo?.auto_model)}
		${when(taskOf(model) === undefined, py`# Unknown pipeline tag: the record names no task.`)}
		from transformers import AutoConfig

		config = AutoConfig.from_pretrained(${model.id}${remoteCode(model)})
		print(config.architectures)
	`;
}
