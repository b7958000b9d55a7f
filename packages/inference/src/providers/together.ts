import type { Value } from "@vitrine/code";
import { isObject } from "@vitrine/model";
import recorded from "./together.generated.json" with { type: "json" };
import type { MediumAnswer, ProviderEntry } from "./shapes.ts";

const VIDEO: MediumAnswer = {
	type: "queue",
	ticket: ["id"],
	state: ["/v2/videos/", ""],
	word: ["status"],
	at: ["outputs", "video_url"],
};

export const together: ProviderEntry = {
	id: "together",
	label: "Together",
	website: "https://together.xyz",
	hubOrg: "togethercomputer",
	access: "open",
	auth: "Bearer",
	status: "stable",
	polling: [
		{
			tasks: ["text-to-video", "image-to-video"],
			interval: 2000,
			attempts: 150,
			done: "completed",
			failed: ["failed"],
		},
	],
	answers: {
		"text-to-image": { type: "base64", at: ["data", 0, "b64_json"] },
		"image-to-image": { type: "base64", at: ["data", 0, "b64_json"] },
		"text-to-video": VIDEO,
		"image-to-video": VIDEO,
	},
	rewrites: ({ response_format: format }) => (format === undefined ? {} : { response_format: bareSchema(format) }),
	calls: recorded.calls,
};

/** It expects the bare schema where others expect it wrapped and named. */
function bareSchema(format: Value): Value {
	const { type, json_schema: wrapped } = isObject(format) ? (format as Fields) : {};
	if (type !== "json_schema" || !isObject(wrapped)) return format;
	const { schema } = wrapped as Fields;
	return schema ? { type, schema } : format;
}

type Fields = Readonly<Record<string, Value>>;
