import type { Client } from "../client.ts";
import { curl } from "./curl.sh.ts";
import { falClient } from "./fal_client.python.ts";
import { fetch } from "./fetch.js.ts";
import { huggingfaceJs } from "./huggingface.js.ts";
import { huggingfaceHub } from "./huggingface_hub.python.ts";
import { openaiJs } from "./openai.js.ts";
import { openai } from "./openai.python.ts";
import { requests } from "./requests.python.ts";

/** Every client, in the order they are offered. */
export const CLIENTS: readonly Client[] = [
	huggingfaceHub,
	falClient,
	requests,
	openai,
	fetch,
	huggingfaceJs,
	openaiJs,
	curl,
];
