// Preloaded into snippets: points Transformers.js, which does not read HF_ENDPOINT, at the hub, and blocks other hosts.
import { env } from "@huggingface/transformers";

const hub = process.env.HF_ENDPOINT;
const realFetch = globalThis.fetch;

env.remoteHost = `${hub}/`;
env.allowLocalModels = false;
env.cacheDir = "./cache"; // in the folder of the snippet
env.fetch = globalThis.fetch = async (resource, options) => {
	const address = new URL(resource instanceof Request ? resource.url : resource);
	if (/^https?:$/.test(address.protocol) && address.origin !== hub)
		throw new Error(`connects to ${address.host}, which is not the hub`);
	return realFetch(resource, options);
};
