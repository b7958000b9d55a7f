import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import { createSecureContext, type SecureContext } from "node:tls";
import { promisify } from "node:util";

/** A certificate authority that only the snippets under check trust. */
export interface Authority {
	/** The file with its certificate, in PEM. */
	readonly file: string;
	/** The certificate of a host, created at the first request. */
	contextOf(host: string): Promise<SecureContext>;
}

const run = promisify(execFile);

/** Creates an authority in a folder with the `openssl` command; throws if there is no such command. */
export async function createAuthority(folder: string): Promise<Authority> {
	mkdirSync(folder, { recursive: true });
	const at = (name: string): string => join(folder, name);
	writeFileSync(at("request.conf"), REQUEST);
	for (const key of ["ca.key", "host.key"])
		await openssl(["ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", at(key)]);
	const request = ["req", "-config", at("request.conf"), "-new", "-sha256"];
	const authority = ["-x509", "-days", "2", "-extensions", "ca"];
	await openssl([...request, ...authority, "-key", at("ca.key"), "-out", at("ca.pem")]);
	await openssl([...request, "-key", at("host.key"), "-out", at("host.csr")]);
	const known = new Map<string, Promise<SecureContext>>();
	return {
		file: at("ca.pem"),
		contextOf(host) {
			const context = known.get(host) ?? sign(folder, host, known.size + 1);
			known.set(host, context);
			return context;
		},
	};
}

/** Signs a certificate for a host; all hosts have the same key. */
async function sign(folder: string, host: string, number: number): Promise<SecureContext> {
	const at = (name: string): string => join(folder, name);
	const [extensions, certificate] = [at(`${number}.ext`), at(`${number}.pem`)];
	const kind = isIP(host) === 0 ? "DNS" : "IP";
	writeFileSync(extensions, `subjectAltName=${kind}:${host}\nextendedKeyUsage=serverAuth\n`);
	const authority = ["-CA", at("ca.pem"), "-CAkey", at("ca.key"), "-set_serial", String(number)];
	const files = ["-in", at("host.csr"), "-extfile", extensions, "-out", certificate];
	await openssl(["x509", "-req", "-sha256", "-days", "2", ...authority, ...files]);
	return createSecureContext({ key: readFileSync(at("host.key")), cert: readFileSync(certificate) });
}

async function openssl(args: readonly string[]): Promise<void> {
	await run("openssl", args);
}

const REQUEST = `
[req]
distinguished_name = name
prompt = no
[name]
CN = recorder
[ca]
basicConstraints = critical,CA:TRUE
keyUsage = critical,keyCertSign
subjectKeyIdentifier = hash
`;
