import { needs, py, type Python } from "@vitrine/code";
import type { Answer, Client, Medium } from "../shapes.ts";
import { clientOf } from "./shared/client.ts";
import { PROVIDER_ID } from "./shared/gaps.ts";
import { FILENAMES } from "./shared/names.ts";
import { fileVariable, found, jsonOf, noteOf, steps } from "./shared/python.ts";

/** The client of the provider fal-ai, which calls it directly and knows no billing to others. */
export const falClient: Client = clientOf({
	name: "fal_client",
	language: "python",
	kinds: [
		"basicAudio",
		"basicImage",
		"imageToImage",
		"imageToVideo",
		"textToAudio",
		"textToImage",
		"textToSpeech",
		"textToVideo",
	],
	says: ({ provider, route, request, billTo, providerId }) =>
		provider === "fal-ai" &&
		route === "provider" &&
		billTo === undefined &&
		request?.body.type === "json" &&
		HOSTS.some((host) => request.url === host + providerId),
	form: (call): Python => {
		const { body, token, url } = call.request!;
		if (body.type !== "json") throw new TypeError(`fal_client sends no ${body.type}`);
		return py`
			import fal_client

			client = fal_client.SyncClient(key=${token})

			${fileVariable(body)}
			${noteOf(call)}
			result = client.${url.startsWith(QUEUE) ? subscribe : run}(
			    ${PROVIDER_ID},
			    arguments=${jsonOf(call)},
			)
			${resultOf(call.request!.answer)}
		`;
	},
});

const QUEUE = "https://queue.fal.run/";
const HOSTS = [QUEUE, "https://fal.run/"];

const subscribe = py`subscribe`;
const run = py`run`;

/** A medium comes as an address. */
function resultOf(answer: Answer): Python {
	if (answer.type === "queue") return saved(answer.medium, found(answer.wait));
	return answer.type === "address" ? saved(answer.medium, py`result${steps(answer.at)}`) : py`print(result)`;
}

const saved = (medium: Medium, address: Python): Python =>
	needs(py`from urllib.request import urlretrieve`, py`urlretrieve(${address}, ${FILENAMES[medium]})`);
