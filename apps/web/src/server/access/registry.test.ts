import { afterAll, expect, test } from "vitest";
import { GATED, guardedApp, OTHER, PRIVATE, testTokens } from "./testing.ts";

const { tokens, secrets, close } = testTokens();
afterAll(close);

test("the registry of GGUF files asks a reader without a token for one, for private, gated and missing models alike", async () => {
	const app = await guardedApp([OTHER, GATED, PRIVATE], "public", tokens);
	const status = async (id: string, token?: string, agent = "llama-cpp"): Promise<number> => {
		const headers = { "User-Agent": agent, ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
		return (await app.request(`/v2/${id}/manifests/latest`, { headers })).status;
	};
	for (const id of [PRIVATE.id, GATED.id, "acme/none"]) expect([id, await status(id)]).toEqual([id, 401]);
	// Ollama has none.
	for (const id of [PRIVATE.id, "acme/none"])
		expect([id, await status(id, undefined, "ollama/0.17.4")]).toEqual([id, 404]);
	expect(await status(GATED.id, undefined, "ollama/0.17.4")).toBe(403);
	expect(await status(OTHER.id)).toBe(200);
	expect([await status(PRIVATE.id, secrets.beta), await status("acme/none", secrets.beta)]).toEqual([404, 404]);
	expect([await status(GATED.id, secrets.beta), await status(PRIVATE.id, secrets.acme)]).toEqual([403, 200]);
});

test("a site that asks everyone for a token tells Ollama so in words that it prints", async () => {
	const app = await guardedApp([OTHER], undefined, tokens);
	const asked = (agent: string) =>
		app.request(`/v2/${OTHER.id}/manifests/latest`, { headers: { "User-Agent": agent } });
	const ollama = await asked("ollama/0.17.4 (amd64 linux) Go/go1.26");
	expect([ollama.status, ollama.headers.get("WWW-Authenticate")]).toEqual([403, null]);
	expect(await ollama.json()).toEqual({ error: expect.stringMatching(/^This site requires a token.*ollama create/) });
	const other = await asked("llama-cpp");
	expect([other.status, other.headers.get("WWW-Authenticate")]).toEqual([401, 'Bearer realm="Vitrine"']);
});
