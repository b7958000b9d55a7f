import { head } from "../bytes.ts";

/** The name of another format that a file starts like; undefined for what may be NDJSON. */
export async function otherFormat(path: string): Promise<string | undefined> {
	const start = Buffer.from(await head(path, 16)).toString("latin1");
	return FORMATS.find(({ magic }) => start.startsWith(magic))?.name;
}

const FORMATS: readonly { readonly name: string; readonly magic: string }[] = [
	{ name: "Parquet", magic: "PAR1" },
	{ name: "ZIP", magic: "PK" },
	{ name: "SQLite", magic: "SQLite format 3" },
	{ name: "GGUF", magic: "GGUF" },
	{ name: "Zstandard", magic: "(\xb5/\xfd" },
];
