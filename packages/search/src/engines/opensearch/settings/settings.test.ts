import { expect, it } from "vitest";
import { openOpenSearch } from "../index.ts";
import type { OpenSearchOptions } from "./options.ts";
import { settingsOf } from "./settings.ts";

const nodes = ["https://search-1.example:9200/", "http://10.0.0.2:9200"];

it("have defaults", () => {
	expect(settingsOf({ nodes })).toMatchObject({
		nodes: ["https://search-1.example:9200", "http://10.0.0.2:9200"],
		name: "vitrine",
		shards: 1,
		replicas: 1,
		timeout: 8000,
		patience: 600_000,
	});
	expect(settingsOf({ nodes })).not.toHaveProperty("authorization");
	expect(settingsOf({ nodes, username: "ü", password: "p:w" }).authorization).toBe("Basic w7w6cDp3");
	expect(settingsOf({ nodes, token: "t" }).authorization).toBe("Bearer t");
});

it.each<[what: string, options: Partial<OpenSearchOptions>, said: RegExp]>([
	["no nodes", { nodes: [] }, /nodes.*URLs of the nodes/],
	["a node that is no URL", { nodes: ["search-1:9200"] }, /nodes.*"search-1:9200".*such as https/],
	["a node of another protocol", { nodes: ["ftp://search-1"] }, /nodes.*"ftp:\/\/search-1"/],
	[
		"credentials in a URL",
		{ nodes: ["https://me:secret@search-1"] },
		/nodes.*search-1.*username and OpenSearch option password/,
	],
	["a name that no index can have", { name: "Vitrine/1" }, /name.*"Vitrine\/1"/],
	["a user without a password", { username: "me" }, /username.*is set, but.*password/],
	["a token and a user", { token: "t", username: "me", password: "p" }, /token and.*username are both set/],
	["a path in place of a certificate", { ca: "/etc/ca.pem" }, /ca.*PEM/],
	["no shards", { shards: 0 }, /shards.*0.*from 1 to 1,000/],
	["half a copy", { replicas: 0.5 }, /replicas.*0\.5/],
	["no time", { timeout: 0 }, /timeout.*from 100/],
])("are refused for %s, with the option and its value but no secret", (_, options, said) => {
	const opening = (): unknown => openOpenSearch({ nodes, ...options });
	expect(opening).toThrow(said);
	expect(opening).toThrow(
		expect.objectContaining({ name: "SettingError", field: expect.stringContaining("OpenSearch option ") }),
	);
	expect(opening).not.toThrow(/secret/);
});

it("repeat no notice, but send a different one", () => {
	const notices: string[] = [];
	const { onNotice } = settingsOf({ nodes, onNotice: (message) => notices.push(message) });
	for (const message of ["a", "a", "b", "a"]) onNotice(message);
	expect(notices).toEqual(["a", "b"]);
});
