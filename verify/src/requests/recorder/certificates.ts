import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";
import { createSecureContext, type SecureContext } from "node:tls";
import { promisify } from "node:util";

/** An authority that nobody but the snippets under check trusts, and the certificates it gives to every host. */
export interface Authority {
	/** The file with its certificate, in PEM. */
	readonly file: string;
	/** The certificate of a host, made when it is first asked for. */
	contextOf(host: string): Promise<SecureContext>;
}

const run = promisify(execFile);

/** Makes an authority in a folder with the `openssl` command; throws where there is none. */
export async function authorityIn(folder: string): Promise<Authority> {
	mkdirSync(folder, { recursive: true });
	const at = (name: string): string => join(folder, name);
	writeFileSync(at("request.conf"), REQUEST);
	await openssl("ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", at("ca.key"));
	await openssl("ecparam", "-name", "prime256v1", "-genkey", "-noout", "-out", at("host.key"));
	const subject = ["-config", at("request.conf"), "-new", "-sha256"];
	await openssl(
		"req",
		...subject,
		"-x509",
		"-days",
		"2",
		"-key",
		at("ca.key"),
		"-extensions",
		"ca",
		"-out",
		at("ca.pem"),
	);
	await openssl("req", ...subject, "-key", at("host.key"), "-out", at("host.csr"));
	const known = new Map<string, Promise<SecureContext>>();
	return {
		file: at("ca.pem"),
		contextOf(host) {
			const context = known.get(host) ?? signed(folder, host, known.size + 1);
			known.set(host, context);
			return context;
		},
	};
}

/** One key serves all hosts: what differs is the name that the authority signs. */
async function signed(folder: string, host: string, number: number): Promise<SecureContext> {
	const at = (name: string): string => join(folder, name);
	const [extensions, certificate] = [at(`${number}.ext`), at(`${number}.pem`)];
	const kind = isIP(host) === 0 ? "DNS" : "IP";
	writeFileSync(extensions, `subjectAltName=${kind}:${host}\nextendedKeyUsage=serverAuth\n`);
	const authority = ["-CA", at("ca.pem"), "-CAkey", at("ca.key"), "-set_serial", String(number)];
	const files = ["-in", at("host.csr"), "-extfile", extensions, "-out", certificate];
	await openssl("x509", "-req", "-sha256", "-days", "2", ...authority, ...files);
	return createSecureContext({ key: readFileSync(at("host.key")), cert: readFileSync(certificate) });
}

async function openssl(...words: readonly string[]): Promise<void> {
	await run("openssl", words);
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
