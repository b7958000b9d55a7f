import { spawnSync } from "node:child_process";
import { createHash, createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { writeArchive } from "../scripts/supply/archive.ts";
import { LICENCES_FILE, licenceList } from "../scripts/supply/licences.ts";
import { installedIn } from "../scripts/supply/lock.ts";
import { provenanceOf, signed } from "../scripts/supply/provenance.ts";
import { sbomOf } from "../scripts/supply/sbom.ts";

const root = join(import.meta.dirname, "..");
const scratch = mkdtempSync(join(tmpdir(), "vitrine-supply-"));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A folder with the lock file of a project, changed. */
function project(name: string, change: (text: string) => string = (text) => text): string {
	const folder = join(scratch, name);
	mkdirSync(folder);
	for (const file of globSync("{,apps/*/,packages/*/,verify/}package.json", { cwd: root }))
		cpSync(join(root, file), join(folder, file));
	writeFileSync(join(folder, "package-lock.json"), change(readFileSync(join(root, "package-lock.json"), "utf8")));
	return folder;
}

describe("the list of licences", () => {
	it("is current", () => {
		expect(readFileSync(join(root, LICENCES_FILE), "utf8"), "run npm run sbom").toBe(licenceList(root));
	});

	it("refuses a licence that is not allowed, and names the package", () => {
		const folder = project("copyleft", (text) =>
			text.replace(/("node_modules\/react": \{[^}]*"license": )"MIT"/, '$1"AGPL-3.0-only"'),
		);
		expect(() => licenceList(folder)).toThrow(/^Not in the list of allowed licences: react [\d.]+ \(AGPL-3\.0-only\)$/);
	});

	it("refuses a package without a licence", () => {
		const folder = project("unlicensed", (text) =>
			text.replace(/("node_modules\/react": \{[^}]*)"license": "MIT",?/, "$1"),
		);
		expect(() => licenceList(folder)).toThrow("node_modules/react has no license");
	});
});

describe("the bill of materials", () => {
	it("has every package that is installed without the tests, with a checksum, and is the same in another folder", () => {
		const text = sbomOf(root, "1700000000");
		const bom = JSON.parse(text) as Bom;
		expect([bom.bomFormat, bom.metadata.timestamp]).toEqual(["CycloneDX", "2023-11-14T22:13:20.000Z"]);
		const listed = new Set(bom.components.map(({ purl }) => decodeURIComponent(purl)));
		for (const { name, version } of installedIn(root)) expect(listed).toContain(`pkg:npm/${name}@${version}`);
		expect(
			bom.components.filter(({ purl, hashes }) => !purl.includes("vitrine") && hashes?.[0]?.alg !== "SHA-512"),
		).toEqual([]);
		expect([...listed].filter((purl) => /\/(?:vitest|oxlint|playwright-core)@/.test(purl))).toEqual([]);
		expect(sbomOf(project("elsewhere"), "1700000000")).toContain(bom.serialNumber);
	});
});

interface Bom {
	readonly bomFormat: string;
	readonly serialNumber: string;
	readonly metadata: { readonly timestamp: string };
	readonly components: readonly { readonly purl: string; readonly hashes?: readonly { readonly alg: string }[] }[];
}

const STATEMENT = provenanceOf([{ name: "a.tar.gz", sha256: "ab" }], {
	repository: "https://github.com/owner/name",
	commit: "c0ffee",
	isModified: false,
	command: "npm run release",
	builder: "https://builds.example.org/1",
	node: "v26.0.0",
	inputs: [{ name: "package-lock.json", sha256: "cd" }],
});

describe("the provenance", () => {
	it("names the files, the commit and the builder", () => {
		expect(STATEMENT).toMatchObject({
			_type: "https://in-toto.io/Statement/v1",
			predicateType: "https://slsa.dev/provenance/v1",
			subject: [{ name: "a.tar.gz", digest: { sha256: "ab" } }],
			predicate: {
				buildDefinition: { resolvedDependencies: [{ digest: { gitCommit: "c0ffee" } }, { name: "package-lock.json" }] },
				runDetails: { builder: { id: "https://builds.example.org/1" } },
			},
		});
	});

	it("can be signed, and a changed payload does not verify", () => {
		const { privateKey, publicKey } = generateKeyPairSync("ed25519");
		const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
		const { payload, payloadType, signatures } = signed(STATEMENT, pem) as Envelope;
		const bytes = Buffer.from(payload, "base64");
		const checked = (body: Buffer): boolean => {
			const head = `DSSEv1 ${payloadType.length} ${payloadType} ${body.length} `;
			const signature = Buffer.from(signatures[0]?.sig ?? "", "base64");
			return verify(
				null,
				Buffer.concat([Buffer.from(head), body]),
				createPublicKey(publicKey.export({ type: "spki", format: "pem" })),
				signature,
			);
		};
		expect(JSON.parse(bytes.toString())).toEqual(STATEMENT);
		expect([checked(bytes), checked(Buffer.from(bytes.toString().replace("c0ffee", "badbad")))]).toEqual([true, false]);
	});
});

const hasTools = spawnSync("sh", ["-c", "command -v jq && command -v openssl && command -v sha256sum"]).status === 0;

describe.skipIf(!hasTools)("the commands that check a release", () => {
	const [, commands = ""] =
		/```sh\n(sha256sum -c SHA256SUMS\n[^]*?)```/.exec(readFileSync(join(root, "docs/operation.md"), "utf8")) ?? [];

	/** Runs the commands of the documentation in a folder with a signed release, which may have been changed. */
	function checked(name: string, change: (folder: string) => void = () => {}): number | null {
		const folder = join(scratch, name);
		mkdirSync(folder);
		writeFileSync(join(folder, "a.tgz"), "a");
		const sha256 = createHash("sha256").update("a").digest("hex");
		writeFileSync(join(folder, "SHA256SUMS"), `${sha256}  a.tgz\n`);
		const { privateKey, publicKey } = generateKeyPairSync("ed25519");
		const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
		const statement = { ...STATEMENT, subject: [{ name: "a.tgz", digest: { sha256 } }] };
		writeFileSync(join(folder, "provenance.intoto.json"), JSON.stringify(signed(statement, pem)));
		writeFileSync(join(folder, "release.pub"), publicKey.export({ type: "spki", format: "pem" }));
		change(folder);
		return spawnSync("sh", ["-e", "-c", commands], { cwd: folder }).status;
	}

	it("pass for a release as it was made", () => {
		expect(commands).toContain("openssl");
		expect(checked("whole")).toBe(0);
	});

	it.each<[string, (folder: string) => void]>([
		["a changed file", (folder) => writeFileSync(join(folder, "a.tgz"), "b")],
		[
			"a changed file and checksum",
			(folder) => {
				writeFileSync(join(folder, "a.tgz"), "b");
				writeFileSync(join(folder, "SHA256SUMS"), `${createHash("sha256").update("b").digest("hex")}  a.tgz\n`);
			},
		],
		[
			"a provenance that another key has signed",
			(folder) => {
				const { publicKey } = generateKeyPairSync("ed25519");
				writeFileSync(join(folder, "release.pub"), publicKey.export({ type: "spki", format: "pem" }));
			},
		],
	])("fail for %s", (what, change) => {
		expect(checked(what.replaceAll(" ", "-"), change)).not.toBe(0);
	});
});

interface Envelope {
	readonly payload: string;
	readonly payloadType: string;
	readonly signatures: readonly { readonly sig: string }[];
}

it.skipIf(process.platform !== "linux")("an archive depends on names and contents only", () => {
	const archives = ["one", "two"].map((name, at) => {
		const folder = join(scratch, name);
		mkdirSync(join(folder, "sub"), { recursive: true });
		const files = at === 0 ? ["b.txt", "sub/a.txt"] : ["sub/a.txt", "b.txt"];
		for (const file of files) {
			writeFileSync(join(folder, file), file, { mode: at === 0 ? 0o600 : 0o664 });
			utimesSync(join(folder, file), at, at);
		}
		writeArchive(folder, { file: join(folder, "out.tar.gz"), prefix: "x-1", epoch: "1700000000" }, files.toSorted());
		return readFileSync(join(folder, "out.tar.gz")).toString("hex");
	});
	expect(archives[0]).toBe(archives[1]);
});
