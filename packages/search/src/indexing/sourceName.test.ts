import { describe, expect, it } from "vitest";
import { sourceName } from "./sourceName.ts";

describe("the name of a source", () => {
	it.each([
		["folder:/srv/models", "models"],
		["folder:/srv/models/", "models"],
		["folder:C:\\data\\team models", "team models"],
		["folder:/", "folder"],
		["ndjson:/data/dump.ndjson.gz", "dump"],
		["ndjson:/data/dump.jsonl", "dump"],
		["cache:/home/me/.cache/huggingface/hub", "hub cache"],
		["hub:https://hub.example.org:8443/api", "hub.example.org:8443"],
		["hub:not an address", "not an address"],
		["ndjson:/opt/vitrine/starter/models.ndjson", "starter"],
		["starter-folder:/opt/vitrine/starter/miniatures", "starter"],
		["folder:/srv/starter/miniatures", "miniatures"],
		["folder:/srv/starter/models", "models"],
		["", "source"],
	])("%j is %j", (id, name) => {
		expect(sourceName(id)).toBe(name);
	});
});
