import { close, closeSync, fstatSync, openSync, readSync, write } from "node:fs";

/** Bytes of lines that wait for the disk; what comes after is lost, so that a full or slow disk does not fill the memory. */
const MOST = 4 * 1024 * 1024;
/** Milliseconds until a disk that refused lines is tried again. */
const REST = 1_000;

/** What a log file needs to know. */
interface Options {
	/** The name of the log in messages. */
	readonly name: string;
	/** The permissions of a new file. */
	readonly mode?: number;
	/** The line for lines that were lost. */
	readonly gap: (lost: number) => string;
	/** Writes to the file; `write` of the system unless given. */
	readonly append?: Append;
}

type Append = (fd: number, bytes: Buffer, done: (error: Error | null, written: number) => void) => void;

/** A file to which lines are appended. A disk that is full for a while loses no line and tears none. */
export class LineFile {
	readonly #fd: number;
	readonly #options: Options;
	#waiting: string[] = [];
	#bytes = 0;
	#lost = 0;
	#isWriting = false;
	#isRefused = false;
	#isClosed = false;

	/** Opens or creates the file. Throws the error of the system. */
	constructor(file: string, options: Options) {
		this.#options = options;
		this.#fd = openSync(file, "a", options.mode ?? 0o666);
		if (fstatSync(this.#fd).isFile() && isTorn(file)) this.#waiting.push("\n");
	}

	/** Appends a line, which ends with a line feed, when the disk takes it. */
	write(line: string): void {
		if (this.#isClosed) return;
		if (this.#bytes > MOST) this.#lost++;
		else this.#add(line);
		this.#next();
	}

	/** Closes the file when the lines that wait are written, or when the disk refuses them. */
	close(): void {
		if (this.#isClosed) return;
		this.#isClosed = true;
		this.#next();
	}

	#add(line: string): void {
		this.#waiting.push(line);
		this.#bytes += Buffer.byteLength(line);
	}

	#next(): void {
		if (this.#isWriting) return;
		if (this.#waiting.length === 0) return this.#isClosed ? close(this.#fd, () => {}) : undefined;
		const bytes = Buffer.from(this.#waiting.join(""));
		this.#waiting = [];
		this.#isWriting = true;
		this.#write(bytes);
	}

	#write(bytes: Buffer): void {
		(this.#options.append ?? write)(this.#fd, bytes, (error, written) => {
			if (error !== null) this.#refused(error, bytes);
			else if (written < bytes.length) this.#write(bytes.subarray(written));
			else this.#done();
		});
	}

	#done(): void {
		this.#isWriting = false;
		this.#bytes = this.#waiting.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
		if (this.#isRefused || this.#lost > 0) this.#recovered();
		this.#next();
	}

	/** The rest of a line that was written in part is first when the disk is tried again. */
	#refused(error: Error, rest: Buffer): void {
		const { name } = this.#options;
		if (!this.#isRefused) console.error(`The ${name} cannot be written; trying again: ${error.message}`);
		this.#isRefused = true;
		if (this.#isClosed) closeSync(this.#fd);
		else setTimeout(() => this.#write(rest), REST).unref();
	}

	#recovered(): void {
		console.error(`The ${this.#options.name} can be written again; ${this.#lost} of its lines were lost.`);
		if (this.#lost > 0) this.#add(this.#options.gap(this.#lost));
		this.#isRefused = false;
		this.#lost = 0;
	}
}

/** Whether a file ends within a line: the process that wrote it was killed, or its disk was full. */
function isTorn(file: string): boolean {
	let fd: number | undefined;
	try {
		fd = openSync(file, "r");
		const last = new Uint8Array(1);
		return readSync(fd, last, 0, 1, Math.max(0, fstatSync(fd).size - 1)) === 1 && last[0] !== 0x0a;
	} catch {
		// A file that may only be appended to.
		return false;
	} finally {
		if (fd !== undefined) closeSync(fd);
	}
}
