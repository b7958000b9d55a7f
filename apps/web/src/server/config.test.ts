import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { OTHER_HOSTS } from "../../../../fixtures/hostile/hosts.ts";
import { readSettings } from "./config.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-config-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Names of other sites, without their ports. */
const OTHERS = OTHER_HOSTS.map((host) => new URL(`http://${host}`).hostname);

/** Whether a server with these settings answers for each host. */
const answers = (environment: Record<string, string>, ...hosts: readonly string[]): readonly boolean[] =>
	hosts.map((host) => readSettings(environment).config.isAllowedHost?.(host) ?? true);

/** The error of settings that cannot be used. */
function refusalOf(environment: Record<string, string>): unknown {
	try {
		return readSettings(environment);
	} catch (error) {
		return error;
	}
}

const isOnlyHere = (environment: Record<string, string>) => readSettings(environment).config.isOnlyHere;

const drainOf = (environment: Record<string, string>): number => readSettings(environment).drain;

describe("the settings of a server", () => {
	test("each have a default, also where a variable is empty", () => {
		const empty = { PORT: "", HOST: "", VITRINE_DRAIN: "", VITRINE_REPOSITORY: "", HF_ENDPOINT: "" };
		for (const environment of [{}, empty]) {
			const { config, port, host, drain, place } = readSettings(environment);
			expect([port, host, drain, config.endpoints]).toEqual([3000, undefined, 0, []]);
			expect([config.repository, config.hub]).toEqual(["vitrine-hub/vitrine", "https://huggingface.co"]);
			expect(place).toEqual({ data: expect.stringMatching(/\.vitrine$/) });
		}
	});

	test("say that only this machine is served, unless something tells of other readers", () => {
		expect([{}, { HOST: "127.0.0.1" }, { HOST: "localhost" }].map(isOnlyHere)).toEqual([true, true, true]);
		for (const environment of [
			{ HOST: "0.0.0.0" },
			{ VITRINE_ORIGIN: "https://models.example.org" },
			{ VITRINE_ALLOWED_HOSTS: "models.example.org" },
			{ VITRINE_PROXIES: "1" },
		])
			expect(isOnlyHere(environment)).toBe(false);
	});

	test("are read from the environment, and from options first", () => {
		const environment = {
			PORT: "8080",
			HOST: "127.0.0.1",
			HF_ENDPOINT: "http://localhost:5000//",
			VITRINE_DATA: "/data",
		};
		expect(readSettings(environment)).toMatchObject({
			port: 8080,
			host: "127.0.0.1",
			place: { data: "/data" },
			config: { hub: "http://localhost:5000" },
		});
		const given = { port: 0, host: "::1", data: "/other" };
		expect(readSettings({ ...environment, PORT: "http" }, given)).toMatchObject({
			port: 0,
			host: "::1",
			place: { data: "/other" },
		});
	});

	test("answer for the names of this machine, those that are named, and that of the public origin", () => {
		const own = ["localhost", "127.0.0.1", "[::1]", "LOCALHOST."];
		expect(answers({}, ...own, ...OTHERS)).toEqual([...own.map(() => true), ...OTHERS.map(() => false)]);
		expect(answers({}, "192.0.2.1", "server")).toEqual([false, false]);
		const named = { VITRINE_ALLOWED_HOSTS: "one.example, *.two.example", VITRINE_ORIGIN: "https://three.example" };
		const known = ["one.example", "a.two.example", "three.example", "localhost"];
		expect(answers({ ...named, HOST: "0.0.0.0" }, ...known)).toEqual(known.map(() => true));
		expect(
			answers({ ...named, HOST: "0.0.0.0" }, "two.example", "x.one.example", "192.0.2.1", "server", ...OTHERS),
		).not.toContain(true);
		expect(answers({ VITRINE_ALLOWED_HOSTS: "*" }, ...OTHERS)).not.toContain(false);
	});

	test("answer, where the server is open to others, for addresses and for names without a dot as well", () => {
		const isAllowed = readSettings({ HOST: "0.0.0.0" }).config.isAllowedHost;
		for (const host of ["192.0.2.1", "[2001:db8::1]", "server-1"]) expect(isAllowed?.(host), host).toBe(true);
		for (const host of OTHERS) expect(isAllowed?.(host), host).toBe(false);
	});

	test("give the public origin", () => {
		expect(readSettings({ VITRINE_ORIGIN: "https://models.example.org/" }).config.origin).toBe(
			"https://models.example.org",
		);
		expect(readSettings({}).config.origin).toBeUndefined();
	});

	test("give the drain time in seconds, and refuse anything else", () => {
		expect([drainOf({}), drainOf({ VITRINE_DRAIN: "" }), drainOf({ VITRINE_DRAIN: "2.5" })]).toEqual([0, 0, 2500]);
		for (const VITRINE_DRAIN of ["soon", "-1", "301", "1e3"])
			expect(() => drainOf({ VITRINE_DRAIN })).toThrow(`from 0 to 300, not "${VITRINE_DRAIN}"`);
	});

	test("have no limit of rates unless it is set", () => {
		expect(readSettings({ VITRINE_RATE_LIMIT: "", VITRINE_PROXIES: "" }).load).toEqual({ proxies: 0 });
		expect(readSettings({ VITRINE_RATE_LIMIT: "120", VITRINE_PROXIES: "2" }).load).toEqual({
			rateLimit: 120,
			proxies: 2,
		});
	});

	test.each([
		[{ VITRINE_RATE_LIMIT: "9" }, 'must be a number of requests per minute from 10 to 100000, not "9".'],
		[{ VITRINE_PROXIES: "many" }, 'VITRINE_PROXIES must be a number of proxies from 0 to 10, not "many".'],
		[{ PORT: "65536" }, 'PORT must be a number from 0 to 65535, not "65536".'],
		[
			{ HF_ENDPOINT: "hub.example" },
			'HF_ENDPOINT must be the URL of a hub, such as https://huggingface.co, not "hub.example".',
		],
		[{ HF_ENDPOINT: "ftp://hub.example" }, 'not "ftp://hub.example".'],
		[{ VITRINE_ORIGIN: "models.example.org" }, "VITRINE_ORIGIN must be the origin that readers use"],
		[{ VITRINE_ORIGIN: "https://models.example.org/path" }, 'not "https://models.example.org/path".'],
		[{ VITRINE_ORIGIN: "https://me:secret@models.example.org" }, "VITRINE_ORIGIN must be"],
		[{ VITRINE_BASE_PATH: "models/" }, "VITRINE_BASE_PATH must be a path that begins with a slash"],
		[{ VITRINE_BASE_PATH: "/" }, 'such as /models, not "/".'],
		[{ VITRINE_CORS_ORIGINS: "apps.example.org" }, "VITRINE_CORS_ORIGINS must be origins"],
		[{ VITRINE_ALLOWED_HOSTS: "https://models.example.org" }, "VITRINE_ALLOWED_HOSTS must be host names"],
		[{ VITRINE_REPOSITORY: "vitrine" }, 'VITRINE_REPOSITORY must be a repository as owner/name, not "vitrine".'],
		[{ VITRINE_ENDPOINTS: "/none.json" }, "VITRINE_ENDPOINTS: /none.json: it cannot be read (there is no such file)"],
		[{ VITRINE_OPENSEARCH: "nonsense" }, 'VITRINE_OPENSEARCH contains "nonsense"'],
	])("are refused: %j", (environment, message) => {
		expect(() => readSettings(environment)).toThrow(message);
	});

	test("are refused with a code, the variable, what was expected, and the value", () => {
		expect(refusalOf({ PORT: "65536" })).toMatchObject({
			code: "invalid-variable",
			field: "PORT",
			expected: "a number from 0 to 65535",
			got: '"65536"',
		});
		expect(refusalOf({ VITRINE_USER_HEADER: "X-User" })).toMatchObject({
			code: "missing-variable",
			field: "VITRINE_TRUSTED_PROXIES",
		});
		expect(refusalOf({ VITRINE_ENDPOINTS: "/none.json" })).toMatchObject({
			code: "unusable-file",
			field: "VITRINE_ENDPOINTS",
			got: "/none.json",
		});
	});

	test("name the file of endpoints that is wrong", () => {
		const file = join(folder, "endpoints.json");
		writeFileSync(file, "{}");
		expect(() => readSettings({}, { endpoints: file })).toThrow(file);
		expect(() => readSettings({ VITRINE_ENDPOINTS: file })).toThrow(`VITRINE_ENDPOINTS: ${file}`);
	});
});
