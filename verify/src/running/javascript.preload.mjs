// Loaded before a snippet: Transformers.js reads no HF_ENDPOINT, so that its remote host is set here. Nothing else can be reached.
import { env } from "@huggingface/transformers";

const hub = process.env.HF_ENDPOINT;
const reach = globalThis.fetch;

env.remoteHost = `${hub}/`;
env.allowLocalModels = false;
env.cacheDir = "./cache"; // of this snippet alone
env.fetch = globalThis.fetch = async (resource, options) => {
	const address = new URL(resource instanceof Request ? resource.url : resource);
	if (/^https?:$/.test(address.protocol) && address.origin !== hub)
		throw new Error(`asks ${address.host}, which is not the hub`);
	return reach(resource, options);
};
