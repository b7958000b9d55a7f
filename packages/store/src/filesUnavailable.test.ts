import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { FilesUnavailable } from "./filesUnavailable.ts";
import { repositoriesOf } from "./repositories.ts";

const folder = mkdtempSync(join(tmpdir(), "vitrine-vanished-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("files of a folder that vanishes are unavailable until it is back, which is reported once each", async () => {
	const models = join(folder, "models");
	mkdirSync(join(models, "owner/model"), { recursive: true });
	writeFileSync(join(models, "owner/model/config.json"), "{}");
	const notices: string[] = [];
	const row = { record: { id: "owner/model", tags: [] }, source: `folder:${models}` };
	const files = repositoriesOf(undefined, (message) => void notices.push(message))(row);
	const names = async (): Promise<unknown> => (await files?.files("owner/model"))?.map(({ path }) => path);
	expect(await names()).toEqual(["config.json"]);
	renameSync(models, `${models}-away`);
	await expect(names()).rejects.toThrow(FilesUnavailable);
	await expect(names()).rejects.toThrow(`The files of folder:${models} cannot be read`);
	expect(notices).toEqual([expect.stringContaining("its models are shown without them")]);
	renameSync(`${models}-away`, models);
	expect(await names()).toEqual(["config.json"]);
	expect(notices.at(-1)).toBe(`The files of folder:${models} can be read again.`);
	expect(notices).toHaveLength(2);
});
