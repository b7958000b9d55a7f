import { expect, test } from "vitest";
import { readAsk } from "./ask.ts";

const read = (attributes: Readonly<Record<string, string>>): ReturnType<typeof readAsk> =>
	readAsk((name) => attributes[name] ?? null, "https://hub.example/below/");

const addresses = (attributes: Readonly<Record<string, string>>): readonly string[] => {
	const ask = read(attributes);
	return "problem" in ask ? [ask.problem] : [ask.api.href, ask.page.href];
};

test("asks the site that the script came from, below its path", () => {
	expect(addresses({ model: "acme/parser" })).toEqual([
		"https://hub.example/below/api/v1/snippets?model=acme%2Fparser&kinds=load",
		"https://hub.example/below/models/acme/parser?mode=load",
	]);
});

test("asks for a call, of the hub’s choice of a provider unless one is named", () => {
	const [auto, named] = [
		{ model: "a/b", mode: "call" },
		{ model: "a/b", mode: "call", provider: "groq" },
	];
	expect(addresses(auto)[0]).toContain("kinds=call&provider=auto");
	expect(addresses(named)[0]).toContain("kinds=call&provider=groq");
});

test("names a client on the page as the page does", () => {
	const [api, page] = addresses({ model: "a/b", mode: "call", client: "python/requests", task: "translation" });
	expect(api).toContain("task=translation&provider=auto&clients=python%2Frequests");
	expect(page).toBe("https://hub.example/below/models/a/b?mode=call&provider=auto&language=python&client=requests");
});

test("leaves out attributes of other modes", () => {
	expect(addresses({ model: "a/b", mode: "run", provider: "groq", app: "ollama" })[0]).toContain(
		"kinds=app&apps=ollama",
	);
});

test("keeps an id in its place, whatever it contains", () => {
	const [api = "", page = ""] = addresses({ model: "a/b&kinds=call#x" });
	expect(new URL(api).searchParams.get("model")).toBe("a/b&kinds=call#x");
	expect(new URL(page).pathname).toBe("/below/models/a/b%26kinds%3Dcall%23x");
	const [, deep = ""] = addresses({ model: "a/b/c" });
	expect(new URL(deep).pathname).toBe("/below/models/a/b%2Fc");
});

test.each([
	[{}, "model is missing"],
	[{ model: " " }, "model is missing"],
	[{ model: "a/b", mode: "constructor" }, 'mode is "constructor"; it should be load, call or run.'],
	[{ model: "a/b", theme: "blue" }, 'theme is "blue"'],
	[{ model: "a/b", site: "javascript:alert(1)" }, "site is"],
	[{ model: "a/b", site: "hub.example" }, "site is"],
])("says what is wrong with %j", (attributes, problem) => {
	expect(addresses(attributes as Readonly<Record<string, string>>)[0]).toContain(problem);
});
