import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { swept } from "../../../../../test/sweep.ts";
import {
	CONTENTS,
	ELSEWHERE,
	from,
	GATED,
	guardedApp,
	OTHER,
	OWNERS,
	PRIVATE,
	PROXY,
	PUBLIC,
	SECRETS,
	testTokens,
	USER,
} from "./testing.ts";

const ALL = [PUBLIC, OTHER, GATED, PRIVATE];
const WITHOUT = [PUBLIC, OTHER, GATED];

/** What is asked of each route. A route that is not here fails the test below. `shows`: with access, the answer names the private model. */
const ADDRESSES: Readonly<Record<string, readonly (string | { readonly shows: string })[]>> = {
	"GET /": [{ shows: "/" }],
	"GET /:owner": ["/acme", "/xylograph"],
	"GET /:owner/:name": [{ shows: "/acme/xylograph" }],
	"GET /:owner/:name/tree/:revision": [{ shows: "/acme/xylograph/tree/main" }],
	"GET /:owner/:name/tree/:revision/*": ["/acme/xylograph/tree/main/a"],
	"GET /:owner/:name/blob/:revision/*": [{ shows: "/acme/xylograph/blob/main/config.json" }],
	"GET /:name/resolve/*": ["/xylograph/resolve/main/config.json"],
	"GET /:name/raw/*": ["/xylograph/raw/main/config.json"],
	"GET /:owner/:name/resolve/*": ["/acme/xylograph/resolve/main/config.json", "/ACME/Xylograph/resolve/main/README.md"],
	"GET /:owner/:name/raw/*": ["/acme/xylograph/raw/main/config.json"],
	"GET /api/models": [
		{ shows: "/api/models" },
		{ shows: "/api/models?search=xylog" },
		{ shows: "/api/models?author=acme&full=true" },
		"/api/models?filter=hushtag",
		"/api/models?sort=downloads&limit=1",
	],
	"GET /api/models-tags-by-type": [{ shows: "/api/models-tags-by-type" }],
	"GET /api/models/*": [
		{ shows: "/api/models/acme/xylograph" },
		"/api/models/acme/xylograph/tree/main",
		"/api/models/acme/xylograph/refs",
		"/api/models/acme/xylograph/auth-check",
		"/api/models/acme/xylograph/commits/main",
		"/api/models/acme/xylograph/safetensors-metadata/config.json",
		{ shows: "/api/models/ACME/XYLOGRAPH/revision/main" },
		"/api/models/acme/xylographe",
	],
	"POST /api/models/*": ["/api/models/acme/xylograph/paths-info/main"],
	"GET /api/whoami-v2": ["/api/whoami-v2"],
	"GET /v2": ["/v2"],
	"GET /v2/*": ["/v2/acme/xylograph/manifests/latest"],
	"GET /collections": ["/collections"],
	"GET /health": ["/health"],
	"GET /collections/:slug": [
		{ shows: "/collections/chosen" },
		{ shows: "/collections/chosen.md" },
		{ shows: "/collections/chosen.json" },
		{ shows: "/collections/chosen.atom" },
	],
	"GET /compare": [
		{ shows: "/compare?model=acme/xylograph&model=acme/public-base" },
		"/compare?model=acme/public-base",
	],
	"GET /compare.json": [{ shows: "/compare.json?model=acme/xylograph" }, "/compare.json?model=acme/xylogra"],
	"GET /components": [{ shows: "/components" }],
	"GET /embed": ["/embed?model=acme/xylograph&mode=call"],
	"GET /docs/:file{.+\\.md}": ["/docs/hub-api.md"],
	"GET /docs/:slug?": ["/docs?q=xylograph"],
	"GET /docs/start": ["/docs/start"],
	"GET /islands/libraries.json": ["/islands/libraries.json"],
	"GET /islands/model-list.json": [
		{ shows: "/islands/model-list.json?q=xylograph" },
		"/islands/model-list.json?q=hushtag",
	],
	"GET /islands/palette-models.json": [{ shows: "/islands/palette-models.json?q=xylo" }],
	"GET /islands/palette.json": ["/islands/palette.json"],
	"GET /islands/panel.json": [{ shows: "/islands/panel.json?model=acme/xylograph" }],
	"GET /islands/tasks.json": ["/islands/tasks.json"],
	"GET /libraries": ["/libraries"],
	"GET /libraries.json": ["/libraries.json"],
	"GET /libraries/:key": ["/libraries/transformers", "/libraries/secretlib"],
	"GET /models": [
		{ shows: "/models" },
		{ shows: "/models?q=xylograph" },
		"/models?q=xylograf",
		"/models?library=secretlib",
		"/models?author=acme",
	],
	"GET /models.atom": [{ shows: "/models.atom" }],
	"GET /models.json": [{ shows: "/models.json?task=text-generation" }],
	"GET /models/:name": ["/models/xylograph"],
	"GET /models/:owner": [{ shows: "/models/acme" }, { shows: "/models/acme.json" }, { shows: "/models/acme.md" }],
	"GET /models/:owner/:name": [
		{ shows: "/models/acme/xylograph" },
		{ shows: "/models/acme/xylograph.md" },
		{ shows: "/models/acme/xylograph.json" },
		{ shows: "/models/acme/public-base?tab=derivatives" },
		"/models/acme/xylographe",
		"/models/beta/plain?tab=overview",
	],
	"GET /models/:owner/:name/:more{.+}": ["/models/acme/xylograph/more"],
	"GET /oembed": [
		{ shows: "/oembed?url=http://localhost/models/acme/xylograph" },
		{ shows: "/oembed?url=http://localhost/embed%3Fmodel=acme/xylograph" },
		"/oembed?url=http://localhost/models/acme/xylographe",
	],
	"GET /picture": ["/picture?model=acme/xylograph&file=picture.png"],
	"GET /providers": ["/providers"],
	"GET /providers/:id": ["/providers/xylograph"],
	"GET /quantizations": ["/quantizations"],
	"GET /robots.txt": ["/robots.txt"],
	"GET /search": [{ shows: "/search?q=xylograph" }, "/search?q=xylogarph"],
	"GET /sign-in": ["/sign-in"],
	"GET /sitemap.xml": [{ shows: "/sitemap.xml" }],
	"GET /tasks": ["/tasks"],
	"GET /tasks.json": ["/tasks.json"],
	"GET /tasks/:id": [{ shows: "/tasks/text-generation" }, "/tasks/text-generation.json"],
	"GET /apps": ["/apps"],
	"GET /checks": ["/checks"],
	"GET /llms.txt": ["/llms.txt"],
	"GET /llms-full.txt": ["/llms-full.txt"],
	"GET /preview.model": ["/preview.model?id=acme/xylograph"],
	"GET /preview.task": ["/preview.task?id=text-generation"],
	"POST /sign-in": ["/sign-in"],
	"POST /sign-out": ["/sign-out"],
};

/** The same for the API and the tools of agents, which answer every method at their addresses. */
const SERVICES: typeof ADDRESSES = {
	"GET /api/v1": ["/api/v1"],
	"GET /api/v1/openapi.json": ["/api/v1/openapi.json"],
	"GET /api/v1/tasks": ["/api/v1/tasks"],
	"GET /api/v1/tasks/:id": ["/api/v1/tasks/text-generation"],
	"GET /api/v1/tasks/:id/inputs": ["/api/v1/tasks/text-generation/inputs"],
	"GET /api/v1/libraries": ["/api/v1/libraries"],
	"GET /api/v1/libraries/:key": ["/api/v1/libraries/transformers", "/api/v1/libraries/secretlib"],
	"GET /api/v1/providers": ["/api/v1/providers"],
	"GET /api/v1/providers/:id": ["/api/v1/providers/groq"],
	"GET /api/v1/apps": ["/api/v1/apps"],
	"GET /api/v1/quantizations": ["/api/v1/quantizations"],
	"GET /api/v1/hardware": ["/api/v1/hardware"],
	"GET /api/v1/checks": ["/api/v1/checks"],
	"GET /api/v1/models": [
		{ shows: "/api/v1/models?q=xylograph" },
		"/api/v1/models?library=secretlib",
		"/api/v1/models?q=xylogarph&facets=author&facets=library",
	],
	"GET /api/v1/models/:owner/:name": [{ shows: "/api/v1/models/acme/xylograph" }, "/api/v1/models/acme/xylographe"],
	"GET /api/v1/models/:name": ["/api/v1/models/xylograph"],
	"GET /api/v1/memory": ["/api/v1/memory?model=acme/xylograph"],
	"GET /api/v1/snippets": [{ shows: "/api/v1/snippets?model=acme/xylograph" }],
	"GET /api/v1/*": ["/api/v1/xylograph"],
	"POST /mcp": [{ shows: "/mcp?find_models" }, { shows: "/mcp?read_model" }, "/mcp?libraries"],
};

/** The tools that are called at /mcp. */
const CALLS: Readonly<Record<string, object>> = {
	find_models: { q: "xylograph" },
	read_model: { id: "acme/xylograph" },
	libraries: { key: "secretlib" },
};

/** Routes that answer the same to everybody, whatever they may see: files of the site, probes, and refusals of what is not here. */
const SAME =
	/^GET \/(?:assets|media|docs\/images|livez|readyz|favicon\.ico|icon\.svg|apple-touch-icon\.png|preview\.png|embed\.js)(?:\/|$)|^ALL \/(?!api\/v1|mcp)/;

const { secrets, tokens, close } = testTokens();
afterAll(close);

interface Role {
	readonly name: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly address?: string;
}

const bearer = (token: string): Readonly<Record<string, string>> => ({ Authorization: `Bearer ${token}` });
const atProxy = (owners: string): Readonly<Record<string, string>> => ({ [USER]: "anna", [OWNERS]: owners });

const ANONYMOUS: Role = { name: "anonymous", headers: {} };
const UNTRUSTED: Role = {
	name: "the header of a proxy from elsewhere",
	headers: atProxy("acme, *"),
	address: ELSEWHERE,
};
const BETA: Role = { name: "a token of another owner", headers: bearer(secrets.beta) };
const SEEING: readonly Role[] = [
	{ name: "a token of the owner", headers: bearer(secrets.acme) },
	{ name: "a token of all owners", headers: bearer(secrets.all) },
	{ name: "the cookie of the owner", headers: { Cookie: `vitrine_token=${secrets.acme}` } },
	{ name: "a trusted proxy", headers: atProxy("beta, Acme"), address: PROXY },
];

let open: Hono;
let whole: Hono;
let without: Hono;
let closed: Hono;
beforeAll(async () => {
	open = await guardedApp(ALL, "open", tokens);
	whole = await guardedApp(ALL, "public", tokens);
	without = await guardedApp(WITHOUT, "public", tokens);
	closed = await guardedApp(ALL, undefined, tokens);
});

const asked = Object.entries({ ...ADDRESSES, ...SERVICES }).flatMap(([route, list]) =>
	list.map((one) => ({
		method: route.split(" ")[0] ?? "",
		address: typeof one === "string" ? one : one.shows,
		shows: typeof one !== "string",
	})),
);
type Asked = (typeof asked)[number];

interface Answer {
	readonly status: number;
	readonly headers: string;
	readonly body: string;
}

const MCP_TYPES = "application/json, text/event-stream";

/** The headers and the body that are posted to an address. */
function sent(address: string): readonly [type: Readonly<Record<string, string>>, body: { readonly body: string }] {
	if (!address.startsWith("/mcp")) {
		const body = address.includes("paths-info") ? "paths=config.json" : "token=wrong";
		return [{ "Content-Type": "application/x-www-form-urlencoded" }, { body }];
	}
	const name = address.replace("/mcp?", "");
	const params = { name, arguments: CALLS[name] };
	const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params });
	return [{ "Content-Type": "application/json", "MCP-Protocol-Version": "2025-06-18" }, { body }];
}

async function answerOf(
	app: Hono,
	{ method, address }: Asked,
	{ headers, address: peer = ELSEWHERE }: Role,
): Promise<Answer> {
	const [type, posted] = method === "POST" ? sent(address) : [{}, {}];
	const accept = /\.json|\/api\/|\/v2/.test(address) ? "*/*" : address.startsWith("/mcp") ? MCP_TYPES : "text/html";
	const init = { method, headers: { Accept: accept, ...type, ...headers }, ...posted };
	const answer = await app.request(address, init, from(peer));
	const kept = [...answer.headers].filter(([name]) => name !== "x-request-id");
	const body = (await answer.text()).replace(/"request":"[^"]*"/, "");
	return { status: answer.status, headers: JSON.stringify(kept), body };
}

const MISSING = "add a new route, with an address of it, to ADDRESSES in apps/web/src/server/access/matrix.test.ts";

test("every route of the server is in the matrix, and no other", () => {
	const routes = new Set(whole.routes.map(({ method, path }) => `${method} ${path}`));
	const services = Object.keys(SERVICES).map((route) => route.replace(/^\w+/, "ALL"));
	const listed = [...Object.keys(ADDRESSES), ...services].toSorted();
	expect([...routes].filter((route) => !SAME.test(route)).toSorted(), MISSING).toEqual(listed);
});

for (const [role, options] of swept([ANONYMOUS, BETA, UNTRUSTED]))
	describe(`for ${role.name}`, options, () => {
		test.each(asked)("$method $address is the answer of a site without the private model", async (one) => {
			const [answer, expected] = [await answerOf(whole, one, role), await answerOf(without, one, role)];
			expect(answer).toEqual(expected);
			expect(answer.headers).toMatch(/"private, no-cache|no-store/);
			expect(answer.headers).toContain("Authorization, Cookie");
		});
	});

/** What an answer says that the request did not. */
function leaked({ headers, body }: Answer, { address }: Asked): readonly string[] {
	return SECRETS.filter((secret) => `${headers} ${body}`.includes(secret) && !address.includes(secret));
}

describe("without a valid token, a site that asks for one", () => {
	test.each(asked)("says nothing at $method $address but why", async (one) => {
		const isDoor = /^\/sign-(?:in|out)$/.test(one.address);
		for (const [role, why] of [
			[ANONYMOUS, "requires a token|Sign in"],
			[UNTRUSTED, "requires a token|Sign in"],
			[{ name: "expired", headers: bearer(secrets.expired) }, '&quot;old&quot; expired on|."old." expired on'],
			[{ name: "revoked", headers: bearer(secrets.revoked) }, "was revoked on 2026-11-21"],
			[{ name: "wrong", headers: bearer("hf_wrong") }, "Invalid credentials in Authorization header"],
		] as const) {
			const answer = await answerOf(closed, one, role);
			const isAnonymous = !("Authorization" in role.headers);
			if (!(isDoor && isAnonymous)) expect([answer.status, answer.body]).toEqual([401, expect.stringMatching(why)]);
			expect(answer.body).not.toMatch(/\b[34] models/);
			expect(leaked(answer, one)).toEqual([]);
		}
	});
});

for (const [role, options] of swept(SEEING))
	describe(`for ${role.name}`, options, () => {
		test.each(asked.filter(({ shows }) => shows))("$address shows the private model", async (one) => {
			for (const app of [whole, closed]) {
				const answer = await answerOf(app, one, role);
				expect(`${answer.headers} ${answer.body}`).toMatch(/xylograph|secretlib/i);
				expect(answer.status).toBeLessThan(400);
			}
		});
	});

test("a site that is open to all shows everything, also to wrong tokens", async () => {
	for (const one of asked.filter(({ shows }) => shows))
		for (const headers of [{}, bearer("hf_wrong")]) {
			const answer = await answerOf(open, one, { name: "anyone", headers });
			expect([one.address, answer.status < 400]).toEqual([one.address, true]);
			expect(answer.headers).not.toContain("private,");
		}
});

const get = (address: string): Asked => ({ method: "GET", address, shows: false });

describe("a gated model", () => {
	const FILES = [
		"/acme/guarded/resolve/main/config.json",
		"/acme/guarded/raw/main/config.json",
		"/v2/acme/guarded/manifests/latest",
		"/api/models/acme/guarded/auth-check",
	];
	const HEADERS = "/api/models/acme/guarded/safetensors-metadata/config.json";
	const LISTED = [
		"/models/acme/guarded",
		"/models/acme/guarded?tab=files",
		"/api/models/acme/guarded",
		"/api/models/acme/guarded/tree/main",
		"/api/models?author=acme",
	];

	/** Below /v2, a reader without a token is asked for one. */
	const refusalOf = (address: string, role: Role): number => (address.startsWith("/v2/") && role !== BETA ? 401 : 403);

	test.each([ANONYMOUS, UNTRUSTED, BETA])(
		"is listed for $name, who is refused its files as hub clients expect",
		async (role) => {
			for (const address of LISTED) {
				const answer = await answerOf(whole, get(address), role);
				expect([address, answer.status]).toEqual([address, 200]);
				expect(answer.body).toMatch(/guarded|config\.json/);
			}
			for (const address of FILES) {
				const answer = await answerOf(whole, get(address), role);
				expect([address, answer.status]).toEqual([address, refusalOf(address, role)]);
				expect(answer.headers).toContain('"x-error-code","GatedRepo"');
				expect(answer.headers).toContain("Access to the files of acme/guarded is restricted");
			}
			expect((await answerOf(whole, get(HEADERS), role)).status).toBe(403);
			const page = await answerOf(whole, get("/models/acme/guarded?tab=files&file=config.json"), role);
			expect([page.status, page.body.includes(CONTENTS)]).toEqual([403, false]);
			expect((await answerOf(whole, get("/picture?model=acme/guarded&file=picture.png"), role)).status).toBe(403);
		},
	);

	test.each(SEEING)("opens for $name, also after others were refused", async (role) => {
		for (const address of FILES) {
			expect((await answerOf(whole, get(address), ANONYMOUS)).status).toBe(refusalOf(address, ANONYMOUS));
			expect([address, (await answerOf(whole, get(address), role)).status]).toEqual([address, 200]);
		}
		const page = await answerOf(whole, get("/models/acme/guarded?tab=files&file=config.json"), role);
		expect([page.status, page.body]).toEqual([200, expect.stringContaining(CONTENTS)]);
	});
});
