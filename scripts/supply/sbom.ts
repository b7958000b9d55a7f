import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { installedIn } from "./lock.ts";

/** npm's CycloneDX document: the parts that are changed here. */
interface Bom {
	serialNumber?: string;
	readonly metadata: { timestamp?: string; readonly component: { name: string; readonly purl: string } };
	readonly components: readonly { readonly "bom-ref": string; readonly purl: string }[];
	readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/**
 * The bill of materials of a project in CycloneDX, as npm writes it from package-lock.json, without the packages of tests. The
 * same lock file and npm give the same text: the serial number is derived from the contents, and the time is that of
 * SOURCE_DATE_EPOCH, or left out.
 */
export function sbomOf(project: string, epoch: string | undefined): string {
	const { serialNumber: _, ...bom } = withoutTests(fromNpm(project), project);
	const { component } = bom.metadata;
	component.name = component.purl.replace(/^pkg:npm\/|@[^@]*$/g, "");
	delete bom.metadata.timestamp;
	const serialNumber = uuid(createHash("sha256").update(JSON.stringify(bom)).digest("hex"));
	const timestamp = epoch === undefined ? {} : { timestamp: new Date(Number(epoch) * 1000).toISOString() };
	return `${JSON.stringify({ serialNumber, ...bom, metadata: { ...timestamp, ...bom.metadata } }, undefined, "\t")}\n`;
}

/** The option `--omit dev` of npm would also omit packages that both the tests and the site need. */
function withoutTests(bom: Bom, project: string): Bom {
	const kept = new Set(installedIn(project).map(({ name, version }) => `pkg:npm/${name}@${version}`));
	const components = bom.components.filter(({ purl: encoded }) => {
		const purl = decodeURIComponent(encoded);
		return kept.has(purl) || isOwn(purl);
	});
	const refs = new Set(components.map((component) => component["bom-ref"]));
	const dependencies = bom.dependencies
		.filter(({ ref }) => refs.has(ref) || !bom.components.some((component) => component["bom-ref"] === ref))
		.map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
	return { ...bom, components, dependencies };
}

const isOwn = (purl: string): boolean => purl.startsWith("pkg:npm/@vitrine/");

function fromNpm(project: string): Bom {
	const args = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
	const options = { cwd: project, encoding: "utf8", maxBuffer: LARGEST, shell: process.platform === "win32" } as const;
	const { stdout, stderr, status } = spawnSync("npm", args, options);
	if (status !== 0) throw new Error(`npm ${args.join(" ")} failed: ${stderr}`);
	return JSON.parse(stdout);
}

/** Bytes of the largest document that npm may print. */
const LARGEST = 256 * 1024 * 1024;

/** A digest as a UUID of version 8, whose bits are free. */
function uuid(digest: string): string {
	const at = (from: number, to: number): string => digest.slice(from, to);
	return `urn:uuid:${at(0, 8)}-${at(8, 12)}-8${at(13, 16)}-8${at(17, 20)}-${at(20, 32)}`;
}
