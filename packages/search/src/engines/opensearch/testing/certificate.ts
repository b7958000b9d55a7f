import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A certificate for 127.0.0.1, its key and the authority that signed it, as PEM. */
export interface Certificate {
	readonly key: string;
	readonly cert: string;
	readonly authority: string;
}

/** Whether certificates can be created. */
export const hasOpenssl = (): boolean => spawnSync("openssl", ["version"], { stdio: "ignore" }).status === 0;

/** Creates an authority and a certificate signed by it, valid for two days. */
export function makeCertificate(): Certificate {
	const folder = mkdtempSync(join(tmpdir(), "vitrine-certificate-"));
	const at = (name: string): string => join(folder, name);
	const request = (name: string, subject: string, ...more: readonly string[]): void => {
		const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-noenc", "-keyout", at(`${name}.key`)];
		const rest = ["-days", "2", "-subj", subject, "-out", at(`${name}.pem`), ...more];
		execFileSync("openssl", ["req", "-x509", ...key, ...rest], { stdio: "pipe" });
	};
	try {
		request("authority", "/CN=An authority of the tests");
		const signed = ["-CA", at("authority.pem"), "-CAkey", at("authority.key")];
		request("node", "/CN=A node of the tests", ...signed, "-addext", "subjectAltName=IP:127.0.0.1");
		const read = (name: string): string => readFileSync(at(name), "utf8");
		return { key: read("node.key"), cert: read("node.pem"), authority: read("authority.pem") };
	} finally {
		rmSync(folder, { recursive: true });
	}
}
