import { needs, py, type Python } from "@vitrine/code";
import type { Answer, Medium } from "../call.ts";
import type { Client } from "../client.ts";
import { rawClient } from "./shared/client.ts";
import { FILENAMES } from "./shared/names.ts";
import { fileVariable, found, jsonOf, steps } from "./shared/python.ts";

/** The client of the provider fal-ai, which calls it directly and cannot bill another account. */
export const falClient: Client = rawClient({
	name: "fal_client",
	language: "python",
	package: { registry: "pypi", name: "fal-client" },
	saves: false,
	kinds: new Set([
		"basicAudio",
		"basicImage",
		"imageToImage",
		"imageToVideo",
		"textToAudio",
		"textToImage",
		"textToSpeech",
		"textToVideo",
	]),
	canSend: ({ provider, route, request, billTo, providerId }) =>
		provider === "fal-ai" &&
		route === "provider" &&
		billTo === undefined &&
		request.body.type === "json" &&
		HOSTS.some((host) => request.url === host + providerId),
	write(call): Python {
		const { body, token, url, answer } = call.request;
		if (body.type !== "json") throw new TypeError(`fal_client sends no ${body.type}`);
		return py`
			import fal_client

			client = fal_client.SyncClient(key=${token})

			${fileVariable(body)}
			result = client.${url.startsWith(QUEUE) ? subscribe : run}(
			    ${call.providerId},
			    arguments=${jsonOf(body.value)},
			)
			${resultOf(answer)}
		`;
	},
});

const QUEUE = "https://queue.fal.run/";
const HOSTS = [QUEUE, "https://fal.run/"];

const subscribe = py`subscribe`;
const run = py`run`;

/** A medium arrives as an address. */
function resultOf(answer: Answer): Python {
	if (answer.type === "queue") return saved(answer.medium, found(answer.wait));
	return answer.type === "address" ? saved(answer.medium, py`result${steps(answer.at)}`) : py`print(result)`;
}

const saved = (medium: Medium, address: Python): Python =>
	needs(py`from urllib.request import urlretrieve`, py`urlretrieve(${address}, ${FILENAMES[medium]})`);
