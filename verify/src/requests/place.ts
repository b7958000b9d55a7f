import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeFiles } from "./files.ts";
import type { Authority } from "./recorder/certificates.ts";

/** A folder in which one program after the other is run, each as if it were the first. */
export class Place {
	/** Where programs run. */
	readonly scratch: string;
	/** What every program finds: no variable of this machine but the path, and the recorder's authority everywhere. */
	readonly environment: Readonly<Record<string, string>>;
	#before: readonly string[] = [];

	/** `port` is the recorder's, `packages` the folder of what JavaScript programs import. */
	constructor(folder: string, { file }: Authority, port: number, packages: string | undefined) {
		this.scratch = join(folder, "scratch");
		this.environment = {
			PATH: `${join(folder, "bin")}:${process.env["PATH"]}`,
			HOME: folder,
			LC_ALL: "C.UTF-8",
			RECORDER_PORT: String(port),
			CURL_HOME: folder,
			SSL_CERT_FILE: file,
			REQUESTS_CA_BUNDLE: file,
			NODE_EXTRA_CA_CERTS: file,
			NODE_COMPILE_CACHE: join(folder, "compiled"),
			HF_HOME: join(folder, "hub"),
			HF_HUB_DISABLE_TELEMETRY: "1",
		};
		mkdirSync(join(folder, "bin"), { recursive: true });
		writeFileSync(join(folder, ".curlrc"), curlSettings(port, file));
		writeFileSync(join(folder, "bin/sleep"), QUICK_SLEEP, { mode: 0o755 });
		if (packages !== undefined) symlinkSync(packages, join(folder, "node_modules"));
	}

	/** Makes the folder anew, with the files that a program reads, and the program itself where it needs a file. */
	clear(files: readonly string[], program?: { readonly name: string; readonly text: string }): void {
		rmSync(this.scratch, { recursive: true, force: true });
		mkdirSync(this.scratch);
		writeFiles(this.scratch, files);
		if (program) writeFileSync(join(this.scratch, program.name), program.text);
		this.#before = readdirSync(this.scratch);
	}

	/** What stands in the files that were made since. */
	made(): readonly Buffer[] {
		const entries = readdirSync(this.scratch, { withFileTypes: true });
		const made = entries.filter((entry) => entry.isFile() && !this.#before.includes(entry.name));
		return made.map(({ name }) => readFileSync(join(this.scratch, name)));
	}
}

const curlSettings = (port: number, authority: string): string =>
	`connect-to = "::127.0.0.1:${port}"\ncacert = "${authority}"\nsilent\nshow-error\n`;

/** The clock of shells runs faster too. */
const QUICK_SLEEP = "#!/bin/sh\nexec /bin/sleep 0.02\n";
