// npm run release: builds the site and writes the files of a release to release/, with their checksums and provenance.
//   VITRINE_SIGNING_KEY=FILE   a private key in PEM that signs the provenance; it is not signed without one
//   VITRINE_BUILDER=URL        names the builder in the provenance
//   SOURCE_DATE_EPOCH=SECONDS  the time of the packed files; that of the commit unless given
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { buildIfStale } from "../apps/web/scripts/build.ts";
import { packAll } from "./packages/pack.ts";
import { packWheel } from "./packages/python/wheel.ts";
import { packedFiles, run, writeArchive } from "./supply/archive.ts";
import { LICENCES_FILE, licenceList } from "./supply/licences.ts";
import { type Digest, provenanceOf, signed } from "./supply/provenance.ts";
import { sbomOf } from "./supply/sbom.ts";

const root = dirname(import.meta.dirname);
const out = join(root, "release");
const { version, repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Record<string, string>;
const git = (...args: readonly string[]): string => run(root, "git", args).trim();
const epoch = process.env["SOURCE_DATE_EPOCH"] ?? git("log", "-1", "--format=%ct");
const archive = `vitrine-${version}.tar.gz`;

await buildIfStale(console.error);
rmSync(out, { recursive: true, force: true });
mkdirSync(out);
writeArchive(root, { file: join(out, archive), prefix: `vitrine-${version}`, epoch }, packedFiles(root));
writeFileSync(join(out, "sbom.cdx.json"), sbomOf(root, epoch));
writeFileSync(join(out, LICENCES_FILE), licenceList(root));

const packed = packAll(root);
const wheel = await packWheel(root, console.error);
const packages = [...packed, ...(wheel === undefined ? [] : [wheel])].map((file) => {
	copyFileSync(join(root, file), join(out, basename(file)));
	return basename(file);
});
const files = [LICENCES_FILE, "sbom.cdx.json", archive, ...packages].map((name) => digestOf(out, name));
writeFileSync(join(out, "SHA256SUMS"), files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
const statement = provenanceOf(files, {
	repository: `https://github.com/${String(repository).replace(/^github:/, "")}`,
	commit: git("rev-parse", "HEAD"),
	isModified: git("status", "--porcelain", "--untracked-files=no") !== "",
	command: "npm run release",
	builder: process.env["VITRINE_BUILDER"] ?? "urn:vitrine:builder:unnamed",
	node: process.version,
	inputs: [digestOf(root, "package-lock.json")],
});
const key = process.env["VITRINE_SIGNING_KEY"];
const provenance = key === undefined ? statement : signed(statement, readFileSync(key, "utf8"));
writeFileSync(join(out, "provenance.intoto.json"), `${JSON.stringify(provenance)}\n`);
console.log(readFileSync(join(out, "SHA256SUMS"), "utf8").trimEnd());
console.log(
	`release/provenance.intoto.json is ${key === undefined ? "not signed: set VITRINE_SIGNING_KEY" : "signed"}.`,
);

function digestOf(folder: string, name: string): Digest {
	return {
		name,
		sha256: createHash("sha256")
			.update(readFileSync(join(folder, name)))
			.digest("hex"),
	};
}
