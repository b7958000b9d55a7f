import { constants, gunzipSync } from "node:zlib";
import { head } from "../bytes.ts";

/** Bytes of a file in which its format is looked for; of a compressed one, they unpack to a megabyte at most. */
const LOOKED_AT = 1024;

/** The name of another format that a file, or what is compressed in it, starts like; undefined for what may be NDJSON. */
export async function otherFormat(path: string): Promise<string | undefined> {
	const start = await head(path, LOOKED_AT);
	const inside = unpacked(start);
	const name = nameOf(inside ?? start);
	return name === undefined || inside === undefined ? name : `compressed ${name}`;
}

function nameOf(start: Uint8Array): string | undefined {
	const text = Buffer.from(start).toString("latin1");
	return FORMATS.find(({ magic, at = 0 }) => text.startsWith(magic, at))?.name;
}

const GZIP = "\x1f\x8b";

const FORMATS: readonly { readonly name: string; readonly magic: string; readonly at?: number }[] = [
	{ name: "Parquet", magic: "PAR1" },
	{ name: "ZIP", magic: "PK" },
	{ name: "tar", magic: "ustar", at: 257 },
	{ name: "SQLite", magic: "SQLite format 3" },
	{ name: "GGUF", magic: "GGUF" },
	{ name: "Zstandard", magic: "(\xb5/\xfd" },
	{ name: ".xz", magic: "\xfd7zXZ\0" },
	{ name: "bzip2", magic: "BZh" },
	{ name: "gzip", magic: GZIP },
];

/** The start of what a gzip file holds; undefined for others, and for what is damaged, which its reader reports. */
function unpacked(start: Uint8Array): Uint8Array | undefined {
	if (!Buffer.from(start).toString("latin1").startsWith(GZIP)) return undefined;
	try {
		return gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH });
	} catch {
		return new Uint8Array();
	}
}
