import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { PROBES } from "../apps/web/src/server/health/probes.ts";
import { pythonEnvironment } from "../verify/src/environments/python.ts";
import { SWEEP } from "./sweep.ts";

const root = join(import.meta.dirname, "..");
const textOf = (file: string): string => readFileSync(join(root, file), "utf8");
const compose = textOf("deploy/compose.yaml");
const manifests = textOf("deploy/kubernetes.yaml");
const proxy = textOf("deploy/haproxy.cfg");

/** The Kubernetes versions of the manifests: the oldest that they name, and the newest known here. */
const VERSIONS = ["1.29", "1.37"];

const tools = pythonEnvironment("deploy");
const scratch = mkdtempSync(join(tmpdir(), "vitrine-deploy-"));
afterAll(() => rmSync(scratch, { recursive: true }));

if (tools === undefined) console.warn("SKIPPED without the schemas (npm run schemas:install): deploy/");

/** The problems that a validator finds in a text. */
function problems(kind: "compose" | "kubernetes", text: string, ...version: readonly string[]): string {
	const file = join(scratch, "given.yaml");
	writeFileSync(file, text);
	const script = join(root, "tools/deploy/validate.py");
	const { stdout, stderr, status } = spawnSync(tools!.python, [script, kind, file, ...version], { encoding: "utf8" });
	if (status !== 0 && stdout === "") throw new Error(stderr);
	return stdout;
}

it("has what validates it where every tool is asked for", () => {
	expect(tools !== undefined || process.env["VITRINE_REQUIRE_TOOLS"] !== "1").toBe(true);
});

describe.skipIf(tools === undefined)("the schemas", () => {
	it("know nothing against the Compose file", () => {
		expect(problems("compose", compose)).toBe("");
	});

	it.each([
		["a member that no service has", "    restart: unless-stopped", "    restarts: unless-stopped"],
		["a port that there is not", '"8080:8080"', '"98080:8080"'],
		["a word of a command that is a map", '    command: ["--help"]', "    command: [{ a: 1 }]"],
	])("refuse a Compose file with %s", SWEEP, (_, right, wrong) => {
		expect(compose).toContain(right);
		expect(problems("compose", compose.replace(right, wrong))).not.toBe("");
	});

	it.each(VERSIONS)("know nothing against the manifests in Kubernetes %s", SWEEP, (version) => {
		expect(problems("kubernetes", manifests, version)).toBe("");
	});

	it.each([
		["a field that there is not", "readinessProbe:", "readyProbe:"],
		["a number where a text belongs", 'VITRINE_OPENSEARCH_SHARDS: "1"', "VITRINE_OPENSEARCH_SHARDS: 1"],
		["a kind that is of another group", "apiVersion: policy/v1", "apiVersion: policies/v1"],
	])("refuse manifests with %s", SWEEP, (_, right, wrong) => {
		expect(manifests).toContain(right);
		expect(problems("kubernetes", manifests.replace(right, wrong), VERSIONS[0]!)).not.toBe("");
	});
});

interface Service {
	readonly image?: string;
	readonly environment?: Readonly<Record<string, string | null>>;
	readonly healthcheck?: { readonly test: readonly string[] };
	readonly depends_on?: readonly string[];
}

const services = (parse(compose, { merge: true }) as { readonly services: Readonly<Record<string, Service>> }).services;
const documents = parseAllDocuments(manifests).map((document) => document.toJS() as Resource);

interface Resource {
	readonly kind: string;
	readonly data?: Readonly<Record<string, string>>;
	readonly spec?: unknown;
}

const resource = (kind: string): Resource => documents.find((document) => document.kind === kind)!;

/** Every variable that Vitrine reads. */
const documented = new Set([...textOf("docs/configuration.md").matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name));

describe("what is deployed", () => {
	it("sets only variables that Vitrine reads", () => {
		const own = [...Object.keys(services["server-1"]!.environment!), ...Object.keys(services["import"]!.environment!)];
		const there = [
			...own,
			...Object.keys(resource("ConfigMap").data!),
			...manifests.match(/- name: [A-Z_]+/g)!.map((line) => line.slice(8)),
		];
		expect(there.length).toBeGreaterThan(10);
		expect(there.filter((name) => !documented.has(name))).toEqual([]);
	});

	it("has versions that stay the same", () => {
		const images = [...Object.values(services).map(({ image }) => image!), ...manifests.match(/(?<=image: ).+/g)!];
		for (const image of images) expect(image).toMatch(/:\d+\.\d+/);
		const { version } = JSON.parse(textOf("package.json")) as { readonly version: string };
		for (const image of images.filter((name) => name.includes("vitrine")))
			expect(image).toMatch(new RegExp(`:${version}$`));
	});

	it("asks where the server answers", () => {
		const { live, ready } = PROBES;
		expect(manifests).toContain(`httpGet: { path: ${live}, port: metrics }`);
		expect(manifests).toContain(`httpGet: { path: ${ready}, port: metrics }`);
		expect(services["server-1"]!.healthcheck!.test.join(" ")).toContain(`:3000${live}`);
		expect(proxy).toContain(`GET uri ${ready} `);
		expect(proxy).toContain(`GET uri ${live} `);
		expect(textOf("Dockerfile")).toContain("PORT=3000");
		expect(manifests).toContain("containerPort: 3000");
	});

	it("has a proxy that knows every server, and servers that know every node", () => {
		const names = (kind: string): string[] => Object.keys(services).filter((name) => name.startsWith(`${kind}-`));
		expect([names("server"), names("node")].map(({ length }) => length)).toEqual([2, 3]);
		for (const backend of proxy.split("\nbackend ").slice(1))
			expect([...backend.matchAll(/server (\S+) \1:3000 check/g)].map(([, name]) => name)).toEqual(names("server"));
		const nodes = names("node").map((name) => `http://${name}:9200`);
		expect(services["server-1"]!.environment!["VITRINE_OPENSEARCH"]!.split(",")).toEqual(nodes);
		expect(services["proxy"]!.depends_on).toEqual(names("server"));
	});

	it("keeps every secret out of its files", () => {
		for (const text of [compose, manifests]) expect(text).not.toMatch(/(?:PASSWORD|TOKEN): *["']?\w/);
		expect(documents.map(({ kind }) => kind)).not.toContain("Secret");
	});
});

interface Confined {
	readonly cap_drop?: readonly string[];
	readonly security_opt?: readonly string[];
	readonly read_only?: boolean;
	readonly user?: string;
	readonly mem_limit?: string;
	readonly tmpfs?: readonly string[];
}

interface PodSpec {
	readonly automountServiceAccountToken?: boolean;
	readonly securityContext?: object;
	readonly containers: readonly {
		readonly securityContext?: object;
		readonly resources?: object;
		readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
	}[];
	readonly volumes?: readonly object[];
}

/** A Deployment, a job, or what starts jobs. */
interface Workload {
	readonly template?: { readonly spec: PodSpec };
	readonly jobTemplate?: { readonly spec: Workload };
}

/** The pods of the manifests: those of the servers, and those of imports. */
const pods = ["Deployment", "CronJob"].map((kind) => {
	const { template, jobTemplate } = resource(kind).spec as Workload;
	return (template ?? jobTemplate!.spec.template!).spec;
});

const USER = /^USER (\d+):(\d+)$/m.exec(textOf("Dockerfile"));

describe("what a container may do", () => {
	it("every service of the Compose file has no capabilities and gains no privileges", () => {
		for (const [name, service] of Object.entries(services as Readonly<Record<string, Confined>>))
			expect([name, service]).toEqual([
				name,
				expect.objectContaining({ cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] }),
			]);
	});

	it("the servers, the import and the proxy have a read-only root", () => {
		for (const name of ["server-1", "server-2", "import", "proxy"])
			expect([name, (services[name] as Confined).read_only]).toEqual([name, true]);
		for (const name of ["server-1", "import"]) {
			const { user, tmpfs } = services[name] as Confined;
			expect([user, tmpfs]).toEqual([`${USER?.[1]}:${USER?.[2]}`, [expect.stringMatching(/^\/tmp:.*noexec/)]]);
		}
	});

	it("the pods run as the account of the image, with a read-only root and no capabilities", () => {
		for (const { securityContext, containers, automountServiceAccountToken, volumes } of pods) {
			expect(automountServiceAccountToken).toBe(false);
			expect(securityContext).toEqual({
				runAsNonRoot: true,
				runAsUser: Number(USER?.[1]),
				runAsGroup: Number(USER?.[2]),
				seccompProfile: { type: "RuntimeDefault" },
			});
			for (const container of containers)
				expect(container.securityContext).toEqual({
					allowPrivilegeEscalation: false,
					readOnlyRootFilesystem: true,
					capabilities: { drop: ["ALL"] },
				});
			expect(volumes).toContainEqual({ name: "temporary", emptyDir: { medium: "Memory", sizeLimit: "64Mi" } });
		}
	});

	it("network policies admit readers and Prometheus, and let servers reach names and the cluster only", () => {
		const policies = documents.filter(({ kind }) => kind === "NetworkPolicy").map(({ spec }) => spec as Policy);
		const [server, imports] = ["server", "import"].map((component) =>
			policies.find(({ podSelector }) => podSelector.matchLabels["app.kubernetes.io/component"] === component),
		);
		for (const policy of [server, imports]) expect(policy?.policyTypes).toEqual(["Ingress", "Egress"]);
		expect([ports(server?.ingress), ports(server?.egress)]).toEqual([
			["http", "metrics"],
			[53, 53, 9200],
		]);
		expect([ports(imports?.ingress), ports(imports?.egress)]).toEqual([[], [53, 53, 9200, 443]]);
	});

	it("servers have the memory that docs/operation.md names, in both files", () => {
		const memory = (services["server-1"] as Confined).mem_limit;
		expect(textOf("docs/operation.md")).toContain(`**${memory?.replace("m", "")} MB**`);
		expect(pods[0]?.containers[0]?.resources).toMatchObject({ limits: { memory: `${memory?.replace("m", "Mi")}` } });
	});
});

const ports = (rules: readonly Rule[] = []): readonly (string | number)[] =>
	rules.flatMap((rule) => rule.ports.map(({ port }) => port));

interface Rule {
	readonly ports: readonly { readonly port: string | number }[];
}

interface Policy {
	readonly podSelector: { readonly matchLabels: Readonly<Record<string, string>> };
	readonly policyTypes: readonly string[];
	readonly ingress?: readonly Rule[];
	readonly egress?: readonly Rule[];
}

describe("the image", () => {
	const image = textOf("Dockerfile");

	it("has code that belongs to root, and serves as another account on all addresses", () => {
		expect(image).toContain("COPY --from=build --chown=0:0 /vitrine .");
		expect(Number(USER?.[1])).toBeGreaterThan(10_000);
		expect(image.lastIndexOf("\nUSER ")).toBeGreaterThan(image.lastIndexOf("\nRUN "));
		expect(image).toContain("HOST=0.0.0.0");
	});

	it("takes both base images as arguments, so that they can be pinned by digest", () => {
		expect([...image.matchAll(/^FROM (\S+)/gm)].map(([, from]) => from)).toEqual(["${BUILD_IMAGE}", "${BASE_IMAGE}"]);
		for (const name of ["BUILD_IMAGE", "BASE_IMAGE"]) {
			const [, value] = new RegExp(`^ARG ${name}=(\\S+)$`, "m").exec(image) ?? [];
			expect(compose).toContain(`${name}: \${${name}:-${value}}`);
		}
	});
});

/** The metrics that a text names. */
const named = (text: string): readonly string[] => [...new Set(text.match(/\bvitrine_[a-z_]+[a-z]\b/g))];

describe("the metrics", () => {
	it("are at the same port in both files", () => {
		const port = services["server-1"]!.environment!["VITRINE_METRICS_PORT"];
		expect(resource("ConfigMap").data!["VITRINE_METRICS_PORT"]).toBe(port);
		expect(pods[0]?.containers[0]?.ports).toContainEqual({ name: "metrics", containerPort: Number(port) });
	});

	it("that alerts and the runbook name are those that the server has", () => {
		const sources = ["requests", "work", "caches", "catalogue", "disk", "process"]
			.map((file) => textOf(`apps/web/src/server/metrics/${file}.ts`))
			.concat(textOf("apps/web/src/server/process/listen.ts"))
			.join("\n")
			.replace("vitrine_cache_${unit}", "vitrine_cache_bytes vitrine_cache_entries");
		const known = new Set(named(sources));
		const used = [...named(textOf("deploy/alerts.yaml")), ...named(textOf("docs/operation.md"))];
		expect(used.length).toBeGreaterThan(10);
		expect(used.map((name) => name.replace(/_(?:count|sum|bucket)$/, "")).filter((name) => !known.has(name))).toEqual(
			[],
		);
	});
});

const promtool = ["/usr/bin/promtool", "/usr/local/bin/promtool"].find((file) => existsSync(file));

if (promtool === undefined)
	console.warn("SKIPPED without promtool (Debian: apt-get install prometheus): deploy/alerts.yaml");

it.skipIf(promtool === undefined)("Prometheus understands the alerts", () => {
	const { status, stdout, stderr } = spawnSync(promtool!, ["check", "rules", join(root, "deploy/alerts.yaml")], {
		encoding: "utf8",
	});
	expect(stdout + stderr).toContain("SUCCESS");
	expect(status).toBe(0);
});

const haproxy = ["/usr/sbin/haproxy", "/usr/local/sbin/haproxy"].find((file) => existsSync(file));

if (haproxy === undefined)
	console.warn("SKIPPED without HAProxy (Debian: apt-get install haproxy): deploy/haproxy.cfg");

it.skipIf(haproxy === undefined)("HAProxy understands its file", () => {
	const file = join(scratch, "haproxy.cfg");
	writeFileSync(file, proxy.replace(/server-\d(?=:3000)/g, "127.0.0.1"));
	const { status, stderr } = spawnSync(haproxy!, ["-c", "-f", file], { encoding: "utf8" });
	expect(stderr).not.toMatch(/ALERT|WARNING/);
	expect(status).toBe(0);
});
