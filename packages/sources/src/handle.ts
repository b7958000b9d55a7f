import { close, fstat, open, read, type Stats } from "node:fs";
import { promisify } from "node:util";

/**
 * A file descriptor. Node ends the process when a FileHandle is collected before it was closed; this one is then closed:
 * a server cannot rely on every answer to be read or cancelled.
 */
export class Handle {
	readonly fd: number;
	#read: Promise<unknown> = Promise.resolve();
	#closed: Promise<void> | undefined;

	private constructor(fd: number) {
		this.fd = fd;
		dropped.register(this, fd, this);
	}

	/** Opens a path with the flags of open(2). */
	static async open(path: string, flags: number): Promise<Handle> {
		return new Handle(await opening(path, flags));
	}

	stat(): Promise<Stats> {
		return stating(this.fd);
	}

	/** Reads bytes from a position of the file to the end of a buffer. Returns how many were read; 0 at its end, and beyond 2^53. */
	async read(buffer: Uint8Array, position: number): Promise<number> {
		if (this.#closed !== undefined) throw new Error("The file was closed.");
		if (position > Number.MAX_SAFE_INTEGER) return 0;
		const read = reading(this.fd, buffer, 0, buffer.length, position);
		this.#read = read;
		const { bytesRead } = await read;
		return bytesRead;
	}

	/** Closes it after the read in progress, because the number of the descriptor is used again. */
	close(): Promise<void> {
		dropped.unregister(this);
		return (this.#closed ??= this.#read.then(
			() => closing(this.fd),
			() => closing(this.fd),
		));
	}
}

const dropped = new FinalizationRegistry<number>((fd) => close(fd));

const opening = promisify(open) as (path: string, flags: number) => Promise<number>;
const stating = promisify(fstat) as (fd: number) => Promise<Stats>;
const reading = promisify(read);
const closing = promisify(close);
