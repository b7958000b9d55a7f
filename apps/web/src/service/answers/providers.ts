import { CHAT, type Provider, providersWith } from "@vitrine/inference";
import { taskNames } from "@vitrine/catalogue";
import type { Asked } from "../../api/operations/index.ts";
import { links } from "../../base/links.ts";
import type { Reads } from "../reads.ts";
import { named } from "./found.ts";

const CALLED = new Map([CHAT, ...taskNames.map(({ id }) => id)].map((id) => [id, id]));

export async function listProviders({ task }: Asked<"listProviders">, reads: Reads): Promise<object> {
	const id = task === undefined ? undefined : named("task", "task", task, CALLED);
	const all = providersWith(reads.config.endpoints);
	const serving = all.filter(({ tasks }) => id === undefined || tasks.includes(id));
	return { providers: serving.map((provider) => providerJson(provider, reads)) };
}

export async function getProvider({ id }: Asked<"getProvider">, reads: Reads): Promise<object> {
	const all = new Map(providersWith(reads.config.endpoints).map((provider) => [provider.id, provider]));
	const provider = named("provider", "id", id, all);
	return { ...providerJson(provider, reads), auth: provider.auth, polling: provider.polling };
}

function providerJson(provider: Provider, { origin }: Reads): object {
	const { id, label, website, access, status, tasks, tokenVariable } = provider;
	return { id, name: label, url: origin + links.provider(id), website, access, status, tasks, tokenVariable };
}
