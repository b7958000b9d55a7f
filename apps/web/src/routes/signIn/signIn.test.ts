import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { from, guardedApp, PRIVATE, PUBLIC, testTokens } from "../../server/access/testing.ts";

const { secrets, tokens, list, close } = testTokens();
afterAll(close);

let app: Hono;
beforeAll(async () => {
	app = await guardedApp([PUBLIC, PRIVATE], "sign-in", tokens);
});

const OWN = { "Sec-Fetch-Site": "same-origin" };

interface Form {
	readonly token: string;
	readonly next?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly peer?: string;
	readonly origin?: string;
}

async function sent({ token, next, headers = OWN, peer = "192.0.2.1", origin = "http://site.example" }: Form) {
	const body = new URLSearchParams({ token, ...(next !== undefined && { next }) });
	return app.request(`${origin}/sign-in`, { method: "POST", body, headers }, from(peer));
}

describe("the form", () => {
	test("signs a reader in with a cookie that scripts cannot read, and leads back", async () => {
		const answer = await sent({ token: ` ${secrets.acme}\n`, next: "/models?q=a" });
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/models?q=a"]);
		const cookie = answer.headers.get("Set-Cookie") ?? "";
		expect(cookie).toMatch(/^vitrine_token=hf_vt\w+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
		const page = await app.request("/models/acme/xylograph", { headers: { Cookie: cookie, Accept: "text/html" } });
		expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('action="/sign-out"')]);
	});

	test("has a secure cookie where the site is", async () => {
		const answer = await sent({ token: secrets.acme, origin: "https://site.example" });
		expect(answer.headers.get("Set-Cookie")).toContain("; Secure");
	});

	test("is in place of every page until a reader has signed in", async () => {
		const page = await app.request("/models/acme/xylograph?tab=files", { headers: { Accept: "text/html" } });
		const html = await page.text();
		expect(page.status).toBe(401);
		expect(html).toContain('<input type="hidden" name="next" value="/models/acme/xylograph?tab=files"/>');
		expect(html).toMatch(/<form action="\/sign-in" method="post">/);
	});

	test.each([
		["//evil.example/", "/"],
		["https://evil.example/", "/"],
		["/\\evil.example", "/"],
		["javascript:alert(1)", "/"],
		["/\t/evil.example", "/"],
		["/models/a%20b?x=1", "/models/a%20b?x=1"],
	])("leads from %s to %s", async (next, where) => {
		expect((await sent({ token: secrets.acme, next })).headers.get("Location")).toBe(where);
	});

	test.each([
		["unknown", "hf_nothing", "This token is unknown."],
		["empty", "", "This token is unknown."],
		["expired", secrets.expired, "expired on 2026-10-23"],
		["revoked", secrets.revoked, "was revoked on"],
	])("says what is wrong with an %s token", async (_, token, why) => {
		const answer = await sent({ token });
		expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([401, null]);
		expect(await answer.text()).toContain(why);
	});

	test("is not accepted from a page of another site, nor is signing out", async () => {
		for (const headers of [
			{ "Sec-Fetch-Site": "cross-site" },
			{ "Sec-Fetch-Site": "same-site" },
			{ Origin: "https://evil.example" },
			{},
		]) {
			expect((await sent({ token: secrets.acme, headers })).status).toBe(403);
			expect((await app.request("/sign-out", { method: "POST", headers })).status).toBe(403);
		}
		expect((await sent({ token: secrets.acme, headers: { Origin: "http://site.example" } })).status).toBe(303);
	});

	test("signs out", async () => {
		const answer = await app.request("/sign-out", { method: "POST", headers: OWN });
		expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
		expect(answer.headers.get("Set-Cookie")).toMatch(/^vitrine_token=; Max-Age=0; Path=\//);
	});
});

describe("wrong tokens", () => {
	test("are refused after ten in a minute, and right ones that were in use are not", async () => {
		const peer = "203.0.113.9";
		expect((await sent({ token: secrets.beta, peer })).status).toBe(303);
		const guess = async (at: number): Promise<number> => (await sent({ token: `hf_guess_${at}`, peer })).status;
		const statuses: number[] = [];
		for (let at = 0; at < 14; at++) statuses.push(await guess(at));
		expect(statuses.filter((status) => status === 401)).toHaveLength(11);
		expect(statuses.slice(-3)).toEqual([429, 429, 429]);
		const refused = await sent({ token: secrets.all, peer });
		expect([refused.status, Number(refused.headers.get("Retry-After"))]).toEqual([429, expect.any(Number)]);
		expect((await sent({ token: secrets.beta, peer })).status).toBe(303);
		expect((await sent({ token: secrets.all, peer: "203.0.113.10" })).status).toBe(303);
	});

	test("are one attempt however often a client repeats one", async () => {
		const headers = { Authorization: "Bearer hf_stale" };
		for (let at = 0; at < 30; at++)
			expect((await app.request("/api/models", { headers }, from("203.0.113.11"))).status).toBe(401);
	});
});

const get = (headers: Readonly<Record<string, string>>) =>
	app.request("/api/models/acme/xylograph", { headers }, from("192.0.2.1"));

test("a token that is revoked while the server runs is refused at once, in a cookie and in a header", async () => {
	const { secret } = list.add({ name: "short", owners: ["acme"] }, new Date("2026-11-20T00:00:00Z"));
	const [header, cookie] = [{ Authorization: `Bearer ${secret}` }, { Cookie: `vitrine_token=${secret}` }];
	expect([(await get(header)).status, (await get(cookie)).status]).toEqual([200, 200]);
	list.revoke("short", new Date("2026-11-21T00:00:00Z"));
	const refused = await get(header);
	expect([refused.status, refused.headers.get("X-Error-Message")]).toEqual([
		401,
		'The token "short" was revoked on 2026-11-21. Ask the operator of this site for another.',
	]);
	expect([(await get(cookie)).status, (await get(cookie)).headers.get("X-Error-Message")]).toEqual([
		401,
		refused.headers.get("X-Error-Message"),
	]);
});

const whoami = async (headers: Readonly<Record<string, string>>): Promise<object> => {
	const answer = await app.request("/api/whoami-v2", { headers }, from("192.0.2.1"));
	return { status: answer.status, ...((await answer.json()) as object) };
};

test("a client learns who it is", async () => {
	expect(await whoami({ Authorization: `Bearer ${secrets.acme}` })).toMatchObject({
		status: 200,
		type: "user",
		name: "acme-reader",
		orgs: [{ type: "org", name: "acme" }],
		auth: { type: "access_token", accessToken: { displayName: "acme-reader", role: "read" } },
	});
	expect(await whoami({})).toMatchObject({ status: 401 });
});
