import { joined, py, type Python } from "@vitrine/code";
import type { Call, Client } from "../shapes.ts";
import { fileVariable, jsonOf } from "./shared/python.ts";

/** The client of the provider fal-ai, which calls it directly and knows no billing to others. */
export const falClient: Client = {
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
	write: (call: Call): Python => {
		const { body, token, url } = call.request!;
		if (body.type !== "json") throw new TypeError(`fal_client sends no ${body.type}`);
		return py`
			import fal_client

			client = fal_client.SyncClient(key=${token})

			${fileVariable(body)}
			result = client.${url.startsWith(QUEUE) ? subscribe : run}(
			    ${call.providerId},
			    arguments=${jsonOf(body.value)},
			)
			print(result${joined(
				(ADDRESSES[call.task] ?? []).map((step) => py`[${step}]`),
				"",
			)})
		`;
	},
};

const QUEUE = "https://queue.fal.run/";
const HOSTS = [QUEUE, "https://fal.run/"];

const subscribe = py`subscribe`;
const run = py`run`;

/** Where in the answer the address of the result stands. */
const ADDRESSES: Readonly<Record<string, readonly (string | number)[]>> = {
	"audio-to-audio": ["audio", "url"],
	"image-segmentation": ["image", "url"],
	"image-text-to-image": ["images", 0, "url"],
	"image-text-to-video": ["video", "url"],
	"image-to-image": ["images", 0, "url"],
	"image-to-video": ["video", "url"],
	"text-to-image": ["images", 0, "url"],
	"text-to-speech": ["audio", "url"],
	"text-to-video": ["video", "url"],
};
