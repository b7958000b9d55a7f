import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folderWith } from "../test/temp.ts";
import { openSource } from "./open.ts";
import { isRepositories, type Repositories } from "./source.ts";

const HIDDEN = [
	".env",
	".env.local",
	".ssh/id_rsa",
	".aws/credentials",
	".huggingface/token",
	".netrc",
	".npmrc",
	"keys/id_ed25519",
	"server.pem",
	"TLS.KEY",
	"bundle.p12",
	"credentials.json",
	"prod.env",
	"token",
	"keys/id_rsa.bak",
	"id_rsa.old.1",
	"server.key~",
	"server (copy).pem",
	"server.pem copy",
	"secrets.json",
	"secret.yaml",
	"kubeconfig",
	"service-account-prod.json",
	"client_secret_1.json",
];
const SERVED = [
	".gitattributes",
	".gitignore",
	"README.md",
	"tokenizer.json",
	"environment.yml",
	"id_rsa.md",
	"keys.json",
	"id_rsa.pub",
	"secretary.json",
	"model.safetensors.1",
];

async function repository(env: Record<string, string> = {}): Promise<{ folder: string; source: Repositories }> {
	const files = [...HIDDEN, ...SERVED].map((path) => [`a/${path}`, "secret"]);
	const folder = await folderWith({ ...Object.fromEntries(files), "a/README.md": "---\n---\n" });
	const source = await openSource(folder, { env });
	if (!isRepositories(source)) throw new Error("a folder has files");
	return { folder, source };
}

const listed = async (source: Repositories): Promise<string[]> =>
	((await source.files("a")) ?? []).map(({ path }) => path);

describe("files that may hold secrets", () => {
	test("are neither listed nor read", async () => {
		const { source } = await repository();
		expect((await listed(source)).sort()).toEqual(SERVED.toSorted());
		for (const path of HIDDEN) {
			expect(await source.read("a", path), path).toBeUndefined();
			expect(await source.open("a", path), path).toBeUndefined();
		}
	});

	test("are served if the operator names them, by name or by path", async () => {
		const { source } = await repository({ VITRINE_ALLOW_FILES: ".env, .ssh/*, *.PEM" });
		const more = (await listed(source)).filter((path) => !SERVED.includes(path));
		expect(more.sort()).toEqual([".env", ".ssh/id_rsa", "server (copy).pem", "server.pem"]);
		expect(await source.read("a", ".ssh/id_rsa")).toHaveLength("secret".length);
	});

	test("are not served through a link with another name", async () => {
		const { folder, source } = await repository();
		await symlink(".env", join(folder, "a/settings.txt"));
		await symlink(".ssh", join(folder, "a/folder"));
		await mkdir(join(folder, "a/plain"));
		await symlink("../../a/.aws", join(folder, "a/plain/more"));
		expect((await listed(source)).sort()).toEqual(SERVED.toSorted());
		for (const path of ["settings.txt", "folder/id_rsa", "plain/more/credentials"])
			expect(await source.read("a", path), path).toBeUndefined();
	});
});
